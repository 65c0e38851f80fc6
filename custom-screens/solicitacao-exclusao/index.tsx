import { useParams } from 'react-router-dom';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { Conteudo } from './Conteudo.tsx';
import { Decisao } from './Decisao.tsx';
import { usePedido } from './queries.ts';
import styles from './Solicitacao.module.css';

/** A request to remove a concluded content: who asked, when, why, what became of it, and the decision. */
export const SolicitacaoDeExclusao = () => {
  const text = useText();
  const { id, contentId, tipo } = useParams();
  const read = usePedido(Number(id) || 0);
  const { data } = read;
  // an address whose parts do not belong together names nothing
  const named = data && String(data.conteudoId) === contentId && String(data.tipo) === tipo;
  if (named) return <Pedido pedido={data} />;
  if (read.isError || data)
    return (
      <ErrorState
        heading="h1"
        error={read.error ?? undefined}
        title={text('exclusao.ausente')}
        onRetry={() => void read.refetch()}
      />
    );
  return <FormSkeleton fields={4} />;
};

const tones = { PENDENTE: 'ambar', CONFIRMADA: 'rubro', RECUSADA: 'verde', RETIRADA: 'azul' } as const;

const Pedido = ({ pedido }: { readonly pedido: SolicitacaoExclusao }) => {
  const text = useText();
  const { situacao, conteudo, justificativa } = pedido;
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: text('exclusao.titulo') }]}
        title={text('exclusao.titulo')}
        subtitle={conteudo?.numero ?? conteudo?.assunto ?? text('exclusao.semConteudo')}
      />
      <div className={styles.bar}>
        <Decisao pedido={pedido} />
      </div>
      <div className={styles.body}>
        <Note tone={tones[situacao]}>{text(`exclusao.situacao.${situacao}`)}</Note>
        <Sheet title={text('exclusao.pedido')}>
          <p className={styles.reason}>{pedido.motivo}</p>
          <Facts
            items={[
              [text('exclusao.pedidaPor'), pedido.pedidaPor.nome],
              [text('exclusao.pedidaEm'), formatMinute(pedido.pedidaEm)],
              [text('exclusao.chefia'), pedido.chefiaPor?.nome ?? waiting(pedido, text('exclusao.espera'))],
              [text('exclusao.gestao'), pedido.gestaoPor?.nome ?? waiting(pedido, text('exclusao.espera'))],
              [text('exclusao.decididaPor'), pedido.decididaPor?.nome],
              [text('exclusao.decididaEm'), pedido.decididaEm && formatMinute(pedido.decididaEm)],
              [text('exclusao.justificativa'), justificativa],
            ]}
          />
        </Sheet>
        <Conteudo pedido={pedido} />
      </div>
    </div>
  );
};

/** What still waits is said while the request does. */
const waiting = ({ situacao }: SolicitacaoExclusao, words: string): string | undefined =>
  situacao === 'PENDENTE' ? words : undefined;
