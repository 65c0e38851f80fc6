import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { fluxoMigracaoApi } from '#schemas/api/fluxo-migracao.ts';
import type { FluxoMigracao } from '#schemas/shapes/fluxo-migracao.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import styles from '../FluxoMigracao.module.css';
import { usePages } from '../use-pages.ts';
import { Resultados } from './Resultados.tsx';

const everyMs = 1_500;

/** The passages that were asked, the newest on top; one that goes on is looked at again and again. */
export const Passagens = ({ id }: { readonly id: number }) => {
  const text = useText();
  const args = { params: { id }, query: {} };
  const { data } = useRead(fluxoMigracaoApi.listar, args, { quiet: true, staleTime: 0 });
  const going = data?.itens.some(({ situacao }) => situacao === 'EM_ANDAMENTO') ?? false;
  useRead(fluxoMigracaoApi.listar, args, { quiet: true, enabled: going, every: everyMs });
  if (!data || data.itens.length === 0) return null;
  return (
    <Sheet title={text('fluxoMigracao.passagens')}>
      <div className={styles.previa}>
        {data.itens.map((one) => (
          <Passagem key={one.id} passagem={one} />
        ))}
      </div>
    </Sheet>
  );
};

const Passagem = ({ passagem }: { readonly passagem: FluxoMigracao }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { id, de, para, situacao, total, feitas, recusadas, canceladas } = passagem;
  const cancel = useAct(fluxoMigracaoApi.cancelar, {
    refresh: [fluxoMigracaoApi.listar, fluxoMigracaoApi.itens],
  });
  const done = feitas + recusadas + canceladas;
  const title = text('fluxoMigracao.titulo', { de, para });
  return (
    <section aria-label={title} className={styles.passage}>
      <h3>
        {title}: {text(`fluxoMigracao.situacoes.${situacao}`)}
      </h3>
      <p className="sm sub">
        {text('fluxoMigracao.pedidaPor', {
          quem: passagem.pedidaPor,
          momento: formatMinute(passagem.pedidaEm),
          motivo: passagem.motivo,
        })}
      </p>
      {situacao === 'EM_ANDAMENTO' && (
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={text('fluxoMigracao.andamento', { feitos: done, total })}
        />
      )}
      <p>{text('fluxoMigracao.contagem', { feitas, recusadas, canceladas })}</p>
      <div className={styles.row}>
        <Button size="small" variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'fluxoMigracao.fecharItens' : 'fluxoMigracao.verItens')}
        </Button>
        {situacao === 'EM_ANDAMENTO' && (
          <Button
            size="small"
            color="error"
            disabled={cancel.isPending}
            onClick={() => void quietly(cancel.act({ params: { id } }), () => undefined)}
          >
            {text('fluxoMigracao.cancelar')}
          </Button>
        )}
      </div>
      {open && <Itens id={id} going={situacao === 'EM_ANDAMENTO'} />}
    </section>
  );
};

const Itens = ({ id, going }: { readonly id: number; readonly going: boolean }) => {
  const text = useText();
  const pages = usePages();
  const { data } = useRead(
    fluxoMigracaoApi.itens,
    { params: { id }, query: { start: pages.page, pageSize: pages.pageSize } },
    { quiet: true, keepPrevious: true, staleTime: 0, every: going ? everyMs : undefined },
  );
  if (!data) return null;
  return (
    <Resultados
      label={text('fluxoMigracao.resultado')}
      linhas={data.itens.map(({ situacao, mensagem, ...one }) => ({
        ...one,
        resultado: text(`fluxoMigracao.itemSituacoes.${situacao}`),
        motivo: mensagem,
      }))}
      total={data.total}
      pages={pages}
    />
  );
};
