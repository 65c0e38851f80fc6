import { defined } from '#schemas/defined.ts';
import type { VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { changedVigencia } from '#server/conteudo/vigencia/index.ts';

/** What a draft of any kind says of itself, as it is asked for. */
interface Facts {
  readonly assunto?: string;
  readonly sigilo?: number;
  readonly nivelAcesso?: ConteudoRow['nivelAcesso'];
  readonly hipoteseLegal?: string;
  readonly vencimento?: string;
  readonly vigencia?: VigenciaPedida;
}

type Columns = Partial<
  Pick<
    ConteudoRow,
    'assunto' | 'sigilo' | 'nivelAcesso' | 'hipoteseLegal' | 'vencimento' | 'vigenciaInicio' | 'vigenciaFim'
  >
>;

/** The columns that were sent, and of each fact that changed, what it was and what it is. */
export const changedFacts = (
  row: ConteudoRow,
  input: Facts,
): { readonly colunas: Columns; readonly dados: Readonly<Record<string, unknown>> } => {
  const colunas: Columns = defined({
    assunto: input.assunto?.trim(),
    sigilo: input.sigilo,
    nivelAcesso: input.nivelAcesso,
    hipoteseLegal: input.hipoteseLegal === undefined ? undefined : input.hipoteseLegal.trim() || null,
    vencimento: input.vencimento === undefined ? undefined : input.vencimento || null,
  });
  const before: Readonly<Record<string, unknown>> = { ...row };
  const dados = Object.fromEntries(
    Object.entries(colunas)
      .filter(([key, value]) => before[key] !== value)
      .map(([key, value]) => [key, { de: before[key] ?? null, para: value }]),
  );
  if (!input.vigencia) return { colunas, dados };
  const { colunas: days, de, para } = changedVigencia(row, input.vigencia);
  return {
    colunas: { ...colunas, ...days },
    dados: de === para ? dados : { ...dados, vigencia: { de, para } },
  };
};
