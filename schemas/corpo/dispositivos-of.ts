import { isTipoDispositivo, numberDispositivos, type Dispositivo, type Passo } from './dispositivos.ts';
import type { NoCorpo } from './no-corpo.ts';

/** What a node is for the count, whoever holds it: the stored form here, the editor's own there. */
export const passoOf = (
  type: string,
  attrs: Readonly<Record<string, unknown>> | undefined,
): Passo | undefined => {
  if (type === 'heading') return { tipo: 'titulo' };
  const tipo = type === 'paragraph' ? attrs?.['dispositivo'] : undefined;
  if (!isTipoDispositivo(tipo)) return undefined;
  const inicio = attrs?.['inicio'];
  return { tipo, inicio: typeof inicio === 'number' ? inicio : undefined };
};

/** Whether what is numbered in it has a count of its own: words of another norm, a table. */
export const isApart = (type: string): boolean =>
  type === 'blockquote' || type === 'tableCell' || type === 'tableHeader';

/** The numbered parts of a body by their paragraphs. */
export const dispositivosOf = (corpo: NoCorpo): ReadonlyMap<NoCorpo, Dispositivo> => {
  const nos: NoCorpo[] = [];
  const passos: Passo[] = [];
  const visit = (no: NoCorpo): void => {
    const passo = passoOf(no.type, no.attrs);
    if (passo) passos.push(passo);
    if (passo && passo.tipo !== 'titulo') nos.push(no);
    if (isApart(no.type)) passos.push({ tipo: 'abre' });
    if (no.type !== 'paragraph' && no.type !== 'heading') no.content?.forEach(visit);
    if (isApart(no.type)) passos.push({ tipo: 'fecha' });
  };
  visit(corpo);
  const numbered = numberDispositivos(passos);
  return new Map(nos.flatMap((no, index) => (numbered[index] ? [[no, numbered[index]] as const] : [])));
};
