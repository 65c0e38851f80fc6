import { marcadoresOf, type MarcadoresCorpo } from '#schemas/corpo/marcadores-of.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { text } from '#src/i18n/text.ts';
import type { Minuta } from './minuta.ts';

/** How far a draft is from its conclusion. */
export interface Preparo {
  readonly faltas: readonly Pendencia[];
  /** What is ready, in words. */
  readonly feitos: readonly string[];
  readonly prontos: number;
  readonly total: number;
}

interface PreparoInput {
  readonly minuta: Minuta;
  readonly assinantes: readonly Assinante[];
  readonly propriedades: readonly Propriedade[];
  readonly usados: MarcadoresCorpo;
  /** What the server said at the last save. */
  readonly pendencias: readonly Pendencia[];
}

/** Places that the text has for values and for signatures. */
export const usadosOf = (corpo: CorpoDoc): MarcadoresCorpo => marcadoresOf(corpo);

/** What is missing, as the server said, less what was given since; and what is ready. */
export const preparoOf = (input: PreparoInput): Preparo => {
  const faltas = input.pendencias.filter((pendencia) => !isGiven(pendencia, input));
  const groups = readyGroups(input);
  const prontos = groups.reduce((total, { quantos }) => total + quantos, 0);
  return {
    faltas,
    feitos: groups.filter(({ quantos }) => quantos > 0).map(({ texto }) => texto),
    prontos,
    total: prontos + faltas.length,
  };
};

const isGiven = ({ codigo, campo, chave }: Pendencia, { minuta, assinantes }: PreparoInput): boolean => {
  if (codigo === 'marcador') return isFilled(minuta, chave);
  if (codigo === 'assinante') return assinantes.some(({ marcador }) => marcador === chave);
  switch (campo) {
    case 'assunto':
      return minuta.assunto.trim() !== '';
    case 'interessados':
      return minuta.interessados.length > 0;
    case 'destinos':
      return minuta.destinos.length > 0;
    case 'vencimento':
      return minuta.vencimento !== undefined;
    case 'hipoteseLegal':
      return minuta.nivelAcesso === 'PUBLICO' || minuta.hipoteseLegal.trim() !== '';
    default:
      return false;
  }
};

const isFilled = ({ valores }: Minuta, chave: string | undefined): boolean =>
  chave !== undefined && (valores[chave] ?? '').trim() !== '';

interface Ready {
  readonly quantos: number;
  readonly texto: string;
}

const readyGroups = ({ minuta, assinantes, propriedades, usados }: PreparoInput): Ready[] => {
  const typed = propriedades.filter(
    ({ chave, preenchimento }) => preenchimento === 'PESSOA' && usados.valores.includes(chave),
  );
  const filled = typed.filter(({ chave }) => isFilled(minuta, chave)).length;
  const places = new Set(usados.assinaturas);
  const signers = assinantes.filter(({ marcador }) => places.has(marcador)).length;
  return [
    { quantos: minuta.assunto.trim() === '' ? 0 : 1, texto: text('editor.preparo.assunto') },
    {
      quantos: minuta.interessados.length > 0 ? 1 : 0,
      texto: text('editor.preparo.interessados', {
        nomes: firstOf(minuta.interessados.map(({ rotulo }) => rotulo)),
      }),
    },
    {
      quantos: minuta.destinos.length > 0 ? 1 : 0,
      texto: text('editor.preparo.destinos', {
        nomes: firstOf(minuta.destinos.map(({ unidade, usuario }) => usuario?.nome ?? unidade.nome)),
      }),
    },
    { quantos: filled, texto: text('editor.preparo.marcadores', { count: filled }) },
    { quantos: signers, texto: text('editor.preparo.assinantes', { count: signers }) },
  ];
};

const firstOf = (names: readonly string[]): string => {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : text('editor.preparo.eMais', { nome: first, n: others.length });
};
