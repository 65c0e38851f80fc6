import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState } from 'react';
import type { Impressao } from '#schemas/shapes/processo-impressao.ts';
import { download } from '#src/data/download.ts';
import { quietly } from '#src/data/quietly.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { isGoing, processoImpressaoApi, useCancelar, useImpressoes } from '../queries.ts';
import styles from '../Impressao.module.css';

/** What the person asked of this process: how far each is, and what is ready to be kept. */
export const Pedidos = ({ processoId }: { readonly processoId: number }) => {
  const text = useText();
  const titleId = useId();
  const known = useImpressoes(processoId, false);
  const going = known.data?.itens.some(isGoing) ?? false;
  // the same read, by the clock while there is something to wait for
  useImpressoes(processoId, going);
  if (known.isError && !known.data)
    return <ErrorState error={known.error} onRetry={() => void known.refetch()} />;
  if (!known.data) return <ListSkeleton rows={2} />;
  if (known.data.itens.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('processoImpressao.pedidos')}
      </h2>
      <ul className={styles.orders}>
        {known.data.itens.map((impressao) => (
          <Pedido key={impressao.id} impressao={impressao} />
        ))}
      </ul>
    </section>
  );
};

const Pedido = ({ impressao }: { readonly impressao: Impressao }) => {
  const text = useText();
  const cancelar = useCancelar();
  const [saving, setSaving] = useState(false);
  const { id, formato, situacao, feitas, total, pecas, paginas, tamanho, motivo, parcial } = impressao;
  const one = { params: { id } };
  const sigla = text(`processoImpressao.siglas.${formato}`);
  const save = (): void => {
    setSaving(true);
    download(processoImpressaoApi.arquivo, one, { ownDenial: true })
      .catch(notifyProblem)
      .finally(() => setSaving(false));
  };
  const facts = [
    text(parcial ? 'processoImpressao.parcial' : 'processoImpressao.inteiro', { count: pecas }),
    ...(paginas === undefined ? [] : [text('processoConsulta.pecas.paginas', { count: paginas })]),
    ...(tamanho === undefined ? [] : [megabytes(tamanho)]),
  ];
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <span>
          <b>{sigla}</b> · {formatMinute(impressao.pedidaEm)}
        </span>
        <span className="sm sub">{facts.join(' · ')}</span>
        <span className="sm sub" role="status">
          {situacao === 'FALHOU' ? motivo : text(`processoImpressao.situacoes.${situacao}`)}
        </span>
      </div>
      {isGoing(impressao) && (
        <LinearProgress
          variant={situacao === 'ESPERA' ? 'indeterminate' : 'determinate'}
          value={total === 0 ? 0 : (100 * feitas) / total}
          aria-label={text('processoImpressao.progresso')}
        />
      )}
      {situacao === 'PRONTA' && (
        <Button size="small" loading={saving} onClick={save}>
          {text('processoImpressao.baixar', { formato: sigla })}
        </Button>
      )}
      {isGoing(impressao) && (
        <Button
          size="small"
          loading={cancelar.isPending}
          onClick={() => quietly(cancelar.act(one), () => undefined)}
        >
          {text('processoImpressao.desistir')}
        </Button>
      )}
    </li>
  );
};

const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(Math.max(0.1, bytes / 1_048_576))} MB`;
