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
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../FluxoMigracao.module.css';
import { usePages } from '../use-pages.ts';
import { Resultados } from './Resultados.tsx';

interface PreviaProps {
  readonly id: number;
  readonly de: number;
  readonly para: number;
}

/** What would pass and what would not, of each, and the order to pass. */
export const Previa = ({ id, de, para }: PreviaProps) => {
  const text = useText();
  const [mapa, setMapa] = useState<Readonly<Record<string, string>>>({});
  const pages = usePages();
  const [asking, setAsking] = useState(false);
  const asked = { params: { id }, body: { de, para, mapa } };
  const options = { ownError: true, keepPrevious: true, staleTime: 0 };
  const { data, error, refetch } = useRead(fluxoProblemaApi.preverMigracao, asked, options);
  const { data: each } = useRead(
    fluxoMigracaoApi.prever,
    { ...asked, query: { start: pages.page, pageSize: pages.pageSize } },
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
          <Resultados
            label={text('fluxoMigracao.previa')}
            linhas={each.itens.map(({ passa, motivos, ...one }) => ({
              ...one,
              resultado: text(passa ? 'fluxoMigracao.passa' : 'fluxoMigracao.naoPassa'),
              motivo: motivos.join(' '),
            }))}
            total={each.total}
            pages={pages}
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
