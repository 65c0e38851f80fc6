import MuiLink from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { publicacaoApi } from '#schemas/api/publicacao.ts';
import { legalZoneName } from '#schemas/legal-zone.ts';
import type { ProcessoPublicado as Publicado } from '#schemas/shapes/publicacao.ts';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PublicFrame, PublicHeading } from '#src/session/PublicFrame.tsx';
import { WayIn } from '#src/session/WayIn.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import styles from './components/Publicacoes.module.css';

/** What anybody sees of a published process: what it is, and its pieces that are public by themselves. */
export const ProcessoPublicado = () => {
  const text = useText();
  const { codigo = '' } = useParams();
  const read = useRead(publicacaoApi.processo, { params: { codigo } }, { ownError: true, staleTime: 0 });
  usePageTitle(read.data?.numero ?? text('publicacoes.processo.pagina'));
  return (
    <PublicFrame
      service={text('publicacoes.servico')}
      side={<WayIn />}
      footer={<span>{text('publicacoes.processo.rodape', { fuso: legalZoneName() })}</span>}
    >
      <div className={styles.page}>
        {read.error ? (
          <Missing status={read.error.status}>
            <ErrorState error={read.error} onRetry={() => void read.refetch()} />
          </Missing>
        ) : read.data ? (
          <Shown processo={read.data} />
        ) : (
          <ListSkeleton rows={6} />
        )}
      </div>
    </PublicFrame>
  );
};

const WayToList = () => {
  const text = useText();
  return (
    <MuiLink component={Link} to="/publicacoes" className={styles.feed}>
      <ArrowLeft size="1.143em" aria-hidden="true" />
      {text('publicacoes.processo.voltar')}
    </MuiLink>
  );
};

/** One that does not exist and one that stopped being public look the same. */
const Missing = ({ status, children }: { readonly status: number; readonly children: ReactNode }) => {
  const text = useText();
  if (status !== 404) return children;
  return (
    <div>
      <PublicHeading
        title={text('publicacoes.processo.ausente')}
        lead={text('publicacoes.processo.ausenteTexto')}
      />
      <WayToList />
    </div>
  );
};

const Shown = ({ processo }: { readonly processo: Publicado }) => {
  const text = useText();
  const { numero, assunto, tipo, unidade, organizacao, abertoEm, publicadoEm, pecas } = processo;
  return (
    <>
      <div>
        <PublicHeading title={assunto} lead={text('publicacoes.processo.texto')} />
        <WayToList />
      </div>
      <div className={styles.sheet}>
        <Facts
          items={[
            [text('publicacoes.processo.numero'), <Etiqueta key="numero" numero={numero} />],
            [text('publicacoes.processo.tipo'), tipo],
            [text('publicacoes.processo.unidade'), unidade],
            [text('publicacoes.orgao'), organizacao],
            [text('publicacoes.processo.aberto'), formatMoment(abertoEm)],
            [text('publicacoes.processo.publicado'), formatMoment(publicadoEm)],
          ]}
        />
      </div>
      <section aria-labelledby="pecas">
        <h2 id="pecas" className={styles.count}>
          {text('publicacoes.processo.pecas')}
        </h2>
        {pecas.length === 0 ? (
          <p className="sub">{text('publicacoes.processo.semPecas')}</p>
        ) : (
          <>
            <p className={styles.count}>{text('publicacoes.processo.contadas', { count: pecas.length })}</p>
            <ol className={styles.list}>
              {pecas.map((peca) => (
                <li key={peca.codigo} className={styles.row}>
                  <Link to={`/verificar/${peca.codigo}`} className={styles.link}>
                    <span className={styles.subject}>{peca.assunto}</span>
                  </Link>
                  <div className={styles.facts}>
                    <Etiqueta numero={peca.numero} />
                    <span className="sm sub">{peca.tipo}</span>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
    </>
  );
};
