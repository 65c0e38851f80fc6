import Button from '@mui/material/Button';
import { useState } from 'react';
import { fluxoMigracaoApi } from '#schemas/api/fluxo-migracao.ts';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { Pager } from '#src/ui/Pager.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../FluxoMigracao.module.css';
import { Conteudo } from './Conteudo.tsx';

interface PreviaProps {
  readonly id: number;
  readonly de: number;
  readonly para: number;
}

/** What would pass and what would not, of each, and the order to pass. */
export const Previa = ({ id, de, para }: PreviaProps) => {
  const text = useText();
  const [mapa, setMapa] = useState<Readonly<Record<string, string>>>({});
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [asking, setAsking] = useState(false);
  const asked = { params: { id }, body: { de, para, mapa } };
  const options = { ownError: true, keepPrevious: true, staleTime: 0 };
  const { data, error, refetch } = useRead(fluxoProblemaApi.preverMigracao, asked, options);
  const { data: each } = useRead(
    fluxoMigracaoApi.prever,
    { ...asked, query: { start: page, pageSize } },
    { ...options, quiet: true },
  );
  const act = useAct(fluxoMigracaoApi.migrar, {
    refresh: [fluxoMigracaoApi.listar, fluxoMigracaoApi.prever, fluxoProblemaApi.preverMigracao],
  });
  if (error)
    return <ErrorState error={error} title={text('fluxoMigracao.falhou')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const { total, passam, faltam, destinos } = data;
  return (
    <Sheet
      title={text('fluxoMigracao.previa')}
      side={
        <Button variant="contained" size="small" disabled={passam === 0} onClick={() => setAsking(true)}>
          {text('fluxoMigracao.passar', { numero: para })}
        </Button>
      }
    >
      <div className={styles.previa} aria-live="polite">
        <Note tone={total > 0 && passam < total ? 'ambar' : 'verde'}>
          {total === 0 ? text('fluxoMigracao.nadaAnda') : text('fluxoMigracao.passam', { passam, total })}
        </Note>
        {faltam.map(({ id: missing, nome }) => (
          <SelectInput
            key={missing}
            label={text('fluxoMigracao.falta', { nome })}
            value={mapa[missing] ?? ''}
            options={[
              { value: '', label: text('fluxoMigracao.escolha') },
              ...destinos.map((one) => ({
                value: one.id,
                label: one.nome === '' ? text('fluxoMigracao.semNome', { id: one.id }) : one.nome,
              })),
            ]}
            onChange={(to) => {
              const { [missing]: _, ...rest } = mapa;
              setMapa(to === '' ? rest : { ...rest, [missing]: to });
            }}
          />
        ))}
        {each && each.itens.length > 0 && (
          <PlainTable label={text('fluxoMigracao.previa')}>
            <thead>
              <tr>
                <th scope="col">{text('fluxoMigracao.conteudo')}</th>
                <th scope="col">{text('fluxoMigracao.resultado')}</th>
                <th scope="col">{text('fluxoMigracao.motivo')}</th>
              </tr>
            </thead>
            <tbody>
              {each.itens.map(({ instanciaId, passa, motivos, conteudo }) => (
                <tr key={instanciaId}>
                  <td>
                    <Conteudo conteudo={conteudo} />
                  </td>
                  <td>{text(passa ? 'fluxoMigracao.passa' : 'fluxoMigracao.naoPassa')}</td>
                  <td>{motivos.join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
        {each && each.total > pageSize && (
          <Pager
            {...{ page, pageSize, total: each.total, shown: each.itens.length }}
            exact
            onPage={setPage}
            onPageSize={(size) => {
              setPage(1);
              setPageSize(size);
            }}
          />
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={text('fluxoMigracao.passar', { numero: para })}
          confirmLabel={text('fluxoMigracao.passar', { numero: para })}
          busy={act.isPending}
          reason={{ label: text('fluxoMigracao.justificativa'), required: true, max: 1000 }}
          onConfirm={(motivo) =>
            void quietly(act.act({ params: { id }, body: { de, para, mapa, motivo } }), () => {
              setAsking(false);
              notify(text('fluxoMigracao.pedida'), { kind: 'success' });
            })
          }
          onClose={() => setAsking(false)}
        >
          <p className="sm sub">{text('fluxoMigracao.passarTexto')}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
};
