import { dispositivosOf } from './dispositivos-of.ts';
import { isInside, type TipoDispositivo } from './dispositivos.ts';
import { walkCorpo, type Caminho, type NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

interface DispositivoVazio {
  /** As a reference would name it: `art. 3º`. */
  readonly rotulo: string;
  readonly caminho: Caminho;
}

const most = 50;

/** What contracts write as a head: its words may all be in the parts below it. */
const heads: ReadonlySet<TipoDispositivo> = new Set(['clausula', 'clausulaNumeral', 'subclausula']);

/** Articles, clauses and their parts that have a number and no words; what the model fixes is not for who writes to mend. */
export const dispositivosVazios = (corpo: NoCorpo): DispositivoVazio[] => {
  const numbered = [...dispositivosOf(corpo)];
  const rotulos = new Map(
    numbered.flatMap(([no, { tipo, rotulo }], index) => {
      const next = numbered[index + 1]?.[1].tipo;
      const isHead = heads.has(tipo) && next !== undefined && isInside(next, tipo);
      return hasWords(no) || isHead ? [] : [[no, rotulo] as const];
    }),
  );
  const found: DispositivoVazio[] = [];
  walkCorpo(corpo, (no, caminho) => {
    const rotulo = rotulos.get(no);
    if (rotulo !== undefined) found.push({ rotulo, caminho });
    return no.type !== 'fixo';
  });
  return found.slice(0, most);
};

/** A marker or a picture stands for words. */
const hasWords = ({ content = [] }: NoCorpo): boolean =>
  content.some(({ type, text = '' }) =>
    type === 'text' ? normalizeText(text).trim() !== '' : type !== 'hardBreak',
  );
