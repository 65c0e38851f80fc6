import Button from '@mui/material/Button';
import { Download, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { SolicitacaoAndamento, SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { download } from '#src/data/download.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Escrever } from './components/Escrever.tsx';
import { OutroAssina } from './components/OutroAssina.tsx';
import { Passos } from './components/Passos.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { FaseMark } from './components/FaseMark.tsx';
import { SenhaECodigo } from './components/SenhaECodigo.tsx';
import { isSentNow } from './sent-now.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from './Externo.module.css';

/** A request of the person: how it stands, what passed, and what is expected of them. */
export const Solicitacao = () => {
  const text = useText();
  const id = Number(useParams()['id']);
  usePageTitle(text('externo.pedido.pagina'));
  return <SignedInPage>{() => <Lida key={id} id={id} />}</SignedInPage>;
};

const Lida = ({ id }: { readonly id: number }) => {
  const { data, error, refetch } = useRead(solicitacaoApi.consultar, { params: { id } }, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Pedido pedido={data} /> : <ListSkeleton rows={5} />;
};

const lastOf = (andamentos: readonly SolicitacaoAndamento[], ato: string): SolicitacaoAndamento | undefined =>
  andamentos.findLast((one) => one.ato === ato);

const Pedido = ({ pedido }: { readonly pedido: SolicitacaoExterna }) => {
  const text = useText();
  const { id, numero, servico, unidade, codigo, passos, andamentos, prazo, vencida, desfecho } = pedido;
  const [adding, setAdding] = useState(false);
  const justSent = isSentNow(useLocation().state);
  const options = { ownError: true, refresh: [solicitacaoApi.consultar, solicitacaoApi.listar] };
  const responder = useAct(solicitacaoApi.responder, options);
  const complementar = useAct(solicitacaoApi.complementar, options);
  const asked = lastOf(andamentos, 'devolverSolicitacao');
  const outcome = lastOf(andamentos, 'encerrarSolicitacao');
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{servico}</h1>
        <p className={styles.under}>
          {[
            numero,
            unidade,
            pedido.representado && text('externo.procuracao.doRepresentado', { nome: pedido.representado }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <FaseMark {...pedido} />
      </header>
      {pedido.respostaAte !== undefined && (
        <p className={styles.under}>
          {text('externo.pedido.respostaAte', { dia: writtenDay(pedido.respostaAte) })}
        </p>
      )}
      {justSent && andamentos.length === 1 && (
        <Note tone="verde">{text('externo.pedido.recebido', { numero })}</Note>
      )}
      {desfecho && outcome && (
        <Sheet title={text('externo.pedido.resposta')}>
          <p className={styles.words}>{outcome.texto}</p>
        </Sheet>
      )}
      {passos.includes('responderDevolucao') && (
        <Sheet title={text('externo.pedido.responder')}>
          <Note tone="ambar">
            {prazo === undefined
              ? text('externo.pedido.falta')
              : text(vencida ? 'externo.pedido.faltaVencida' : 'externo.pedido.faltaAte', {
                  dia: writtenDay(prazo),
                })}
          </Note>
          <p className={styles.words}>{asked?.texto}</p>
          <Escrever
            name={`resposta:${id}:${asked?.id ?? 0}`}
            label={text('externo.pedido.suaResposta')}
            send={text('externo.pedido.enviarResposta')}
            act={responder}
            onSend={(body) => responder.act({ params: { id }, body })}
          />
        </Sheet>
      )}
      {passos.includes('assinarSolicitacao') && (
        <Assinar id={id} motivo={lastOf(andamentos, 'pedirAssinatura')?.texto} />
      )}
      <Sheet title={text('externo.pedido.andamento')}>
        <Passos andamentos={andamentos} />
        {passos.includes('complementar') && !adding && (
          <div className={styles.more}>
            <Button onClick={() => setAdding(true)}>{text('externo.pedido.complementar')}</Button>
          </div>
        )}
        {adding && (
          <div className={styles.more}>
            <Escrever
              name={`complemento:${id}`}
              label={text('externo.pedido.complemento')}
              send={text('externo.pedido.enviarComplemento')}
              act={complementar}
              onSend={async (body) => {
                await complementar.act({ params: { id }, body });
                setAdding(false);
              }}
              onCancel={() => setAdding(false)}
            />
          </div>
        )}
      </Sheet>
      {pedido.partilhas.length > 0 && (
        <Sheet title={text('externo.pedido.documentos')}>
          <ul className={styles.files}>
            {pedido.partilhas.map((one) => (
              <li key={one.id}>
                <span className="grow">
                  {one.nome}{' '}
                  <span className="xs mut">
                    {text('externo.pedido.vistoAte', { dia: writtenDay(one.ate) })}
                  </span>
                </span>
                <Button
                  startIcon={<Download size={16} aria-hidden="true" />}
                  onClick={() =>
                    void download(solicitacaoApi.documento, { params: { id, partilhaId: one.id } })
                  }
                >
                  {text('externo.pedido.baixar', { nome: one.nome })}
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet
        title={text('externo.pedido.enviado')}
        side={
          <Button
            startIcon={<FileDown size={16} aria-hidden="true" />}
            onClick={() => void download(solicitacaoApi.recibo, { params: { id } })}
          >
            {text('externo.pedido.recibo')}
          </Button>
        }
      >
        <Facts
          items={[
            [text('externo.recibo.numero'), numero],
            [text('externo.recibo.codigo'), codigo],
            [text('externo.recibo.quando'), formatMinute(pedido.enviadaEm)],
            ...pedido.campos.map(({ rotulo, texto: written }) => [rotulo, written] as const),
            [
              text('externo.recibo.texto'),
              <span className={styles.words} key="t">
                {pedido.texto}
              </span>,
            ],
            [text('externo.pedido.autuado'), pedido.autuado],
            [text('externo.recibo.representante'), pedido.representante],
            [text('externo.recibo.assinada'), pedido.assinadaEm && formatMinute(pedido.assinadaEm)],
            [text('externo.recibo.assinadaPor'), pedido.assinadaPor],
          ]}
        />
        {pedido.anexos.length > 0 && (
          <ul className={styles.files} aria-label={text('externo.arquivos.titulo')}>
            {pedido.anexos.map(({ id: anexoId, nome, tamanho }) => (
              <li key={anexoId}>
                <Button
                  startIcon={<Download size={16} aria-hidden="true" />}
                  onClick={() => void download(solicitacaoApi.anexo, { params: { id, anexoId } })}
                >
                  {nome}
                </Button>
                <span className="xs mut num">{formatBytes(tamanho)}</span>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
};

const Assinar = ({ id, motivo }: { readonly id: number; readonly motivo: string | undefined }) => {
  const text = useText();
  const ask = useAct(solicitacaoApi.codigoAssinatura, { ownError: true });
  const sign = useAct(solicitacaoApi.assinar, {
    ownError: true,
    refresh: [solicitacaoApi.consultar, solicitacaoApi.listar],
  });
  return (
    <Sheet title={text('externo.assinar.titulo')}>
      <div className={styles.form}>
        {motivo !== undefined && <p className={styles.words}>{motivo}</p>}
        <p className="sub">{text('externo.assinar.ajuda')}</p>
        <SenhaECodigo
          ask={ask}
          sign={sign}
          words={{ ask: text('externo.assinar.pedirCodigo'), sign: text('externo.assinar.assinar') }}
          onAsk={() => ask.act({ params: { id } })}
          onSign={(body) => sign.act({ params: { id }, body })}
        />
        <OutroAssina pedidoId={id} />
      </div>
    </Sheet>
  );
};
