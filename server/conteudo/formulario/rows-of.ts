import { defined } from '#schemas/defined.ts';
import type { ValuesOf } from '#server/engine/typed-record.ts';
import type { FormDescription, FormField } from '#server/ferramentas/form/form.ts';

type Row = NonNullable<ValuesOf<'modelo-documento'>['camposPersonalizados']>[number];

const longestLabel = 100;
/** Letters of the options of a row. */
const longestOptions = 2_000;

/** The fields of a PDF that no row names yet, as the rows by which people would fill them, in the order in which they are read. */
export const rowsOf = ({ campos }: FormDescription, rows: readonly Row[]): Row[] => {
  const taken = new Set(rows.map(({ rotulo }) => rotulo.toLowerCase()));
  const named = new Set(rows.map(({ campoPdf }) => campoPdf));
  return campos
    .filter(({ nome, tipo, soLeitura }) => !named.has(nome) && !soLeitura && isFilled(tipo))
    .map((field) => {
      const rotulo = freeLabel(field.rotulo, taken);
      taken.add(rotulo.toLowerCase());
      return {
        rotulo,
        campoPdf: field.nome,
        preenchimento: field.obrigatorio && field.tipo !== 'caixa' ? 'OBRIGATORIO' : 'OPCIONAL',
        ...kindOf(field),
      };
    });
};

const isFilled = (tipo: FormField['tipo']): boolean => tipo !== 'assinatura' && tipo !== 'botao';

const freeLabel = (label: string, taken: ReadonlySet<string>): string => {
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` (${n})`;
    const tried = `${label.slice(0, longestLabel - end.length)}${end}`;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
};

/** What the words of a label say of what is written there, and how many letters it has. */
const known: readonly { readonly words: RegExp; readonly mascara: string }[] = [
  { words: /\bcpf\b/i, mascara: '999.999.999-99' },
  { words: /\bcnpj\b/i, mascara: '**.***.***/****-99' },
  { words: /\bcep\b/i, mascara: '99999-999' },
];

const dayLetters = 10;

const kindOf = (
  field: FormField,
): Pick<Row, 'tipo' | 'mascara' | 'tamanhoMaximo' | 'opcoes' | 'multipla'> => {
  const { tipo, rotulo, tamanhoMaximo, opcoes = [], multipla } = field;
  const room = tamanhoMaximo ?? Number.POSITIVE_INFINITY;
  if (tipo === 'caixa') return { tipo: 7 };
  if (tipo === 'multilinha') return { tipo: 6, ...defined({ tamanhoMaximo }) };
  if (tipo !== 'texto') {
    const lines = [...new Set(opcoes.map((opcao) => opcao.rotulo.trim()))].join('\n');
    if (lines !== '' && lines.length <= longestOptions)
      return { tipo: 4, opcoes: lines, ...defined({ multipla }) };
    return { tipo: 1 };
  }
  if (/\bdata\b|nascimento/i.test(rotulo) && room >= dayLetters && !field.pente) return { tipo: 3 };
  const mask = known.find(({ words }) => words.test(rotulo))?.mascara;
  if (mask !== undefined && room >= mask.length)
    return { tipo: 1, mascara: mask, ...defined({ tamanhoMaximo }) };
  const bare = mask?.replaceAll(/[^9A*]/g, '');
  return {
    tipo: 1,
    ...defined({ tamanhoMaximo, mascara: bare?.length === tamanhoMaximo ? bare : undefined }),
  };
};
