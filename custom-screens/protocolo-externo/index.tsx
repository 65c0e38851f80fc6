import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { anexoApi } from '#schemas/api/anexo.ts';
import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import type { Solicitacao, SolicitacaoAndamento } from '#schemas/shapes/solicitacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { CamposLidos } from '#src/conteudo/campos/CamposLidos.tsx';
import { caixaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { EmTransitoNote } from '#src/conteudo/EmTransitoNote.tsx';
import { Encaminhamento } from '#src/conteudo/Encaminhamento.tsx';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { download } from '#src/data/download.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { atos } from './atos.ts';
import { PedidoActions } from './PedidoActions.tsx';
import styles from './ProtocoloExterno.module.css';
import { isPassoExterno } from '#schemas/passos-externos.ts';
import { StepList } from '#src/ui/StepList.tsx';

/** What passed between who asked and the body, in the words of the body. */
const Andamentos = ({ andamentos }: { readonly andamentos: readonly SolicitacaoAndamento[] }) => {
  const text = useText();
  return (
    <StepList
      steps={andamentos.map(({ ato, em, quem, texto, prazo, foraDoPrazo }) => ({
        title: isPassoExterno(ato) ? text(`protocoloExterno.passo.${ato}`) : ato,
        about: [
          formatMoment(em),
          quem,
          prazo && text('protocoloExterno.prazo', { dia: writtenDay(prazo) }),
          foraDoPrazo ? text('protocoloExterno.foraDoPrazo') : undefined,
        ],
        words: texto,
      }))}
    />
  );
};

/** What somebody from outside asked, to who received it (caixa-central/protocolo-externo). */
export const ProtocoloExterno = () => {
  const text = useText();
  const id = Number(useParams()['id']) || 0;
  const { data, error, refetch } = useRead(
    protocoloExternoApi.consultar,
    { params: { id } },
    { ownError: true },
  );
  if (error)
    return (
      <ErrorState
        heading="h1"
        error={error}
        title={text('protocoloExterno.naoLido')}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Pedido key={data.id} pedido={data} /> : <FormSkeleton fields={5} />;
};

const Pedido = ({ pedido }: { readonly pedido: Solicitacao }) => {
  const text = useText();
  useConsulted(pedido.id);
  const { id, numero, servico, situacao, desfecho, prazo, vencida, autuado, conteudo } = pedido;
  const { acoes, emTransito } = conteudo;
  const may = (nome: string): boolean => acoes.some((acao) => acao.nome === nome && acao.permitida);
  const refusal = acoes.find(({ nome, permitida }) => nome === 'encerrarSolicitacao' && !permitida)?.motivo;
  const offered = atos.some(may);
  return (
    <div className={styles.page}>
      <PageHeader
        crumbs={[
          { label: text('caixa.titulo'), to: caixaPath('protocolo-externo') },
          { label: text('protocoloExterno.titulo') },
        ]}
        title={numero}
        pageName={text('protocoloExterno.titulo')}
        subtitle={text('protocoloExterno.deQuem', { servico, nome: pedido.nome })}
      />
      <PedidoActions pedido={pedido} />
      <div className={classes(styles.body, styles.underBar)}>
        <Note
          tone={desfecho ? 'verde' : situacao === 'DEVOLUCAO' || situacao === 'ASSINAR' ? 'ambar' : 'azul'}
        >
          {desfecho
            ? text('protocoloExterno.encerrado', { desfecho: text(`protocoloExterno.desfecho.${desfecho}`) })
            : text(`protocoloExterno.faseDita.${situacao}`)}
          {prazo !== undefined &&
            ` ${text(vencida ? 'protocoloExterno.prazoVencido' : 'protocoloExterno.prazo', { dia: writtenDay(prazo) })}`}
        </Note>
        {refusal !== undefined && !emTransito && !offered && !desfecho && <Note>{refusal}</Note>}
        <EmTransitoNote conteudo={conteudo} />
        <Encaminhamento conteudo={conteudo} />
        <Sheet title={text('protocoloExterno.pedido')}>
          <div className={styles.answers}>
            <p className={styles.words}>{pedido.texto}</p>
            <CamposLidos campos={pedido.campos} />
            <Facts
              items={[
                [text('protocoloExterno.quem'), pedido.nome],
                [text('protocoloExterno.documento'), pedido.documento && cpfCnpj.display(pedido.documento)],
                [text('protocoloExterno.representante'), pedido.representante],
                [text('protocoloExterno.email'), pedido.email],
                [text('protocoloExterno.enviada'), formatMoment(pedido.enviadaEm)],
                [
                  text('protocoloExterno.respostaAte'),
                  pedido.respostaAte === undefined ? undefined : writtenDay(pedido.respostaAte),
                ],
                [text('protocoloExterno.assinada'), pedido.assinadaEm && formatMoment(pedido.assinadaEm)],
                [text('protocoloExterno.assinadaPor'), pedido.assinadaPor],
                [
                  text(
                    autuado?.tipo === tipoConteudo.documento
                      ? 'protocoloExterno.documentoAberto'
                      : 'protocoloExterno.processo',
                  ),
                  autuado && (
                    <Link key="p" to={consultaPath(autuado.id, autuado.tipo)}>
                      {autuado.numero || text('protocoloExterno.minuta')}
                    </Link>
                  ),
                ],
                [
                  text('protocoloExterno.resumo'),
                  <span key="r" className={styles.words}>
                    {pedido.resumo}
                  </span>,
                ],
              ]}
            />
          </div>
        </Sheet>
        <Sheet title={text('protocoloExterno.arquivos')}>
          <Arquivos id={id} />
        </Sheet>
        {pedido.partilhas.length > 0 && (
          <Sheet title={text('protocoloExterno.mostrados')}>
            <Partilhas pedido={pedido} mayWithdraw={may('retirarPartilha')} />
          </Sheet>
        )}
        <Sheet title={text('protocoloExterno.andamento')}>
          <Andamentos andamentos={pedido.andamentos} />
        </Sheet>
      </div>
    </div>
  );
};

const Arquivos = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data, error, refetch } = useRead(anexoApi.listar, { params: { id } }, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={1} />;
  if (data.itens.length === 0) return <p className="sub">{text('protocoloExterno.semArquivos')}</p>;
  return (
    <ul className={styles.shares}>
      {data.itens.map(({ id: anexoId, nome, tamanho, pasta }) => (
        <li key={anexoId}>
          <Button variant="text" onClick={() => void download(anexoApi.baixar, { params: { id, anexoId } })}>
            {nome}
          </Button>
          <span className="xs mut">
            {pasta} · {formatBytes(tamanho)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Partilhas = ({
  pedido,
  mayWithdraw,
}: {
  readonly pedido: Solicitacao;
  readonly mayWithdraw: boolean;
}) => {
  const text = useText();
  const { act, isPending } = useAct(protocoloExternoApi.retirarPartilha, {
    refresh: [protocoloExternoApi.consultar],
  });
  return (
    <ul className={styles.shares}>
      {pedido.partilhas.map(({ id, documentoId = 0, nome, ate }) => (
        <li key={id}>
          <span>{text('protocoloExterno.mostradoAte', { nome, dia: writtenDay(ate) })}</span>
          {mayWithdraw && (
            <Button
              size="small"
              disabled={isPending}
              onClick={() => void act({ params: { a: documentoId, b: pedido.externoId } })}
            >
              {text('protocoloExterno.deixarDeMostrar', { nome })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
