import Button from '@mui/material/Button';
import { Download, FileDown } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { intimacaoApi } from '#schemas/api/intimacao.ts';
import type { IntimacaoExterna } from '#schemas/shapes/intimacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { download } from '#src/data/download.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Escrever } from './components/Escrever.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { IntimacaoMark } from './components/IntimacaoMark.tsx';
import { quietly } from '#src/data/quietly.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from './Externo.module.css';

/** A notice: closed, what opening it means; opened, what it says, until when to answer, and the certificate. */
export const Intimacao = () => {
  const text = useText();
  const id = Number(useParams()['id']);
  usePageTitle(text('externo.intimacao.pagina'));
  return <SignedInPage>{() => <Lida key={id} id={id} />}</SignedInPage>;
};

const Lida = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data, error, refetch } = useRead(intimacaoApi.consultar, { params: { id } }, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const { situacao, assunto, unidade, orgao, enviadaEm, representado } = data;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{assunto ?? text('externo.intimacao.uma', { id })}</h1>
        <p className={styles.under}>
          {[
            text('externo.intimacao.deQuem', { unidade, orgao }),
            text('externo.intimacao.enviada', { quando: formatMinute(enviadaEm) }),
            representado && text('externo.intimacao.para', { nome: representado }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <IntimacaoMark situacao={situacao} />
      </header>
      {situacao === 'ENVIADA' && <Fechada intimacao={data} />}
      {situacao === 'CANCELADA' && <Note>{text('externo.intimacao.cancelada')}</Note>}
      {data.texto !== undefined && <Aberta intimacao={data} texto={data.texto} />}
    </div>
  );
};

const refresh = [intimacaoApi.consultar, intimacaoApi.proprias];

const Fechada = ({ intimacao: { id, tacitaEm } }: { readonly intimacao: IntimacaoExterna }) => {
  const text = useText();
  const { act, isPending, error } = useAct(intimacaoApi.abrir, { ownError: true, refresh });
  return (
    <Sheet title={text('externo.intimacao.fechada', { dia: writtenDay(tacitaEm) })}>
      <div className={styles.form}>
        <p>{text('externo.intimacao.fechadaAjuda', { dia: writtenDay(tacitaEm) })}</p>
        {error && (
          <Note tone="rubro" alert>
            {error.message}
          </Note>
        )}
        <Button
          variant="contained"
          size="large"
          loading={isPending}
          onClick={() => void quietly(async () => void (await act({ params: { id } })))}
        >
          {text('externo.intimacao.abrir')}
        </Button>
      </div>
    </Sheet>
  );
};

const Aberta = ({ intimacao, texto }: { readonly intimacao: IntimacaoExterna; readonly texto: string }) => {
  const text = useText();
  const { id, prazo, responde, documentos, cienciaDia, cienciaEm, cienciaPor } = intimacao;
  const responder = useAct(intimacaoApi.responder, { ownError: true, refresh });
  return (
    <>
      {responde && prazo !== undefined && (
        <Note tone="ambar">{text('externo.intimacao.responderAte', { dia: writtenDay(prazo) })}</Note>
      )}
      <Sheet
        title={text('externo.intimacao.pagina')}
        side={
          <Button
            startIcon={<FileDown size={16} aria-hidden="true" />}
            onClick={() => void download(intimacaoApi.certidao, { params: { id } })}
          >
            {text('externo.intimacao.certidao')}
          </Button>
        }
      >
        <p className={styles.words}>{texto}</p>
        <Facts
          items={[
            [text('externo.intimacao.processo'), intimacao.processo],
            [
              text('externo.intimacao.comoLida'),
              cienciaDia &&
                (cienciaPor && cienciaEm
                  ? text('externo.intimacao.lidaPor', {
                      quem: cienciaPor,
                      quando: formatMinute(cienciaEm),
                      dia: writtenDay(cienciaDia),
                    })
                  : text('externo.intimacao.tacita', { dia: writtenDay(cienciaDia) })),
            ],
          ]}
        />
        {documentos.length > 0 && (
          <ul className={styles.files} aria-label={text('externo.intimacao.documentos')}>
            {documentos.map(({ id: documentoId, nome }) => (
              <li key={documentoId}>
                <Button
                  startIcon={<Download size={16} aria-hidden="true" />}
                  onClick={() => void download(intimacaoApi.documento, { params: { id, documentoId } })}
                >
                  {text('externo.pedido.baixar', { nome })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
      {responde && (
        <Sheet title={text('externo.intimacao.responder')}>
          <Escrever
            name={`intimacao:${id}`}
            label={text('externo.intimacao.resposta')}
            send={text('externo.pedido.enviarResposta')}
            act={responder}
            onSend={(body) => responder.act({ params: { id }, body })}
          />
        </Sheet>
      )}
      {intimacao.resposta !== undefined && (
        <Sheet title={text('externo.intimacao.resposta')}>
          <p className={styles.words}>{intimacao.resposta}</p>
          <p className={styles.under}>
            {text('externo.intimacao.respondida', {
              quem: intimacao.respondidaPor ?? '',
              quando: formatMinute(intimacao.respondidaEm ?? ''),
            })}
            {intimacao.foraDoPrazo === true && ` ${text('externo.intimacao.foraDoPrazo')}`}
          </p>
        </Sheet>
      )}
    </>
  );
};
