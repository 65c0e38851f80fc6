import { useMemo } from 'react';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { TipoRegistro } from '#schemas/fluxo/atividade.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useRead } from '#src/data/query.ts';
import type { Drawing } from '../drawing.ts';
import type { NomesDeRegistro } from './campos.ts';
import { registrosIn } from './registros.ts';

const useNamesOf = (tipo: TipoRegistro, ids: readonly number[]): NomesDeRegistro[TipoRegistro] => {
  const { data } = useRead(
    fluxoAtividadeApi.registros,
    { query: { tipo, ids: ids.join(',') } },
    { enabled: ids.length > 0, quiet: true, ownError: true, keepPrevious: true, staleTime: 300_000 },
  );
  return useMemo(
    () => (data?.itens ?? []).map(({ id, rotulo }) => ({ value: String(id), label: rotulo })),
    [data],
  );
};

/** What a drawing names, with the names of the people and the units that its conditions ask about. */
export const useNames = (
  desenho: DesenhoFluxo,
  drawing: Drawing,
  turn: number,
): DesenhoFluxo & { readonly nomes: NomesDeRegistro } => {
  // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: each turn is another drawing
  const ids = useMemo(() => registrosIn(drawing), [drawing, turn]);
  const PESSOA = useNamesOf('PESSOA', ids.PESSOA);
  const UNIDADE = useNamesOf('UNIDADE', ids.UNIDADE);
  return useMemo(() => ({ ...desenho, nomes: { PESSOA, UNIDADE } }), [desenho, PESSOA, UNIDADE]);
};
