import { defined } from '#schemas/defined.ts';
import { useId } from 'react';
import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { Relatorio, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { offeredReports } from '#src/relatorio/offered-reports.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from '../Relatorios.module.css';

interface FiltrosProps {
  readonly asked: RelatorioQuery;
  /** The period that the server took where none was asked. */
  readonly shown: Relatorio | undefined;
  /** What the server refused, by field. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (asked: RelatorioQuery) => void;
}

/** Which report, of what period and of which unit. */
export const Filtros = ({ asked, shown, refused, onChange }: FiltrosProps) => {
  const text = useText();
  const id = useId();
  const session = useSignedIn();
  const { inicio, fim, unidade, ...rest } = asked;
  const own = inicio !== undefined && fim !== undefined ? { inicio, fim } : undefined;
  const named = useRead(
    pesquisaApi.opcoes,
    { query: { campo: 'unidade', id: unidade } },
    { enabled: unidade !== undefined, quiet: true, ownError: true, staleTime: 300_000 },
  ).data?.itens[0];
  return (
    <div className={styles.filters} role="search" aria-label={text('relatorios.filtros')}>
      <SelectInput
        label={text('relatorios.relatorio')}
        value={asked.nome}
        options={offeredReports(session, asked.nome).map((nome) => ({
          value: nome,
          label: text(`relatorios.nomes.${nome}`),
        }))}
        onChange={(nome) =>
          onChange(reportKind(nome).daChefia ? { ...rest, ...own, nome } : { ...asked, nome })
        }
      />
      <DateRangeField
        id={`${id}-periodo`}
        label={text('relatorios.periodo')}
        value={own ?? (shown && { inicio: shown.inicio, fim: shown.fim })}
        error={refused['fim'] ?? refused['inicio']}
        onChange={(range) => onChange({ ...rest, ...defined({ unidade }), ...range })}
      />
      {/* the work of a unit is of the one where its chief is */}
      {!reportKind(asked.nome).daChefia && (
        <PickField<Rotulo>
          id={`${id}-unidade`}
          label={text('relatorios.unidade')}
          source="pesquisa/unidade"
          search={async (q, signal) =>
            (await call(pesquisaApi.opcoes, { query: { campo: 'unidade', q } }, { signal, quiet: true }))
              .itens
          }
          value={unidade === undefined ? [] : [named ?? { id: unidade, rotulo: String(unidade) }]}
          keyOf={(option) => String(option.id)}
          nameOf={(option) => option.rotulo}
          error={refused['unidade']}
          onChange={([one]) => onChange({ ...rest, ...own, ...defined({ unidade: one?.id }) })}
        />
      )}
    </div>
  );
};
