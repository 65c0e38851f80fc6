import { Link } from 'react-router-dom';
import type { Documento, Resposta } from '#schemas/shapes/documento.ts';
import { consultaPath, respostaPath } from '#src/conteudo/content-path.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Note } from '#src/ui/Note.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import styles from '#src/conteudo/Consulta.module.css';

/** The reply that was asked of it, on both sides; and, of a reply, who waits for it. */
export const RespostaEsperada = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const { resposta, respondeA, acoes, fase } = documento;
  const mayReply = acoes.some(({ nome, permitida }) => nome === 'responder' && permitida);
  return (
    <>
      {resposta && (
        <div className={styles.note}>
          <Note tone={resposta.situacao === 'DEVIDA' ? 'ambar' : undefined}>
            <Said resposta={resposta} />
            {mayReply && <Link to={respostaPath(documento.id)}>{text('caixa.atos.responder')}</Link>}
            <Replies resposta={resposta} />
          </Note>
        </div>
      )}
      {respondeA && (
        <div className={styles.note}>
          <Note>
            {text(fase === 0 ? 'consulta.resposta.seraResposta' : 'consulta.resposta.enviar', {
              unidade: respondeA.unidade.sigla,
            })}{' '}
            <PrazoMark prazo={respondeA.prazo} />
          </Note>
        </div>
      )}
    </>
  );
};

const Said = ({ resposta }: { readonly resposta: Resposta }) => {
  const text = useText();
  const here = useSignedIn().dados.idUnidadeLogada;
  const { situacao, deUnidade, dePessoa, paraUnidade, prazo, respondidaEm } = resposta;
  if (situacao === 'RESPONDIDA')
    return (
      <p>
        {text('consulta.resposta.veio', {
          unidade: deUnidade.sigla,
          quando: respondidaEm === undefined ? '' : formatMoment(respondidaEm),
        })}
      </p>
    );
  if (situacao === 'SEM_RESPOSTA')
    return <p>{text('consulta.resposta.semResposta', { unidade: deUnidade.sigla })}</p>;
  const side = paraUnidade.id === here ? 'devo' : deUnidade.id === here ? 'espero' : 'deOutros';
  return (
    <p>
      {text(`consulta.resposta.${side}`, {
        unidade: paraUnidade.sigla,
        para: deUnidade.sigla,
        pessoa: dePessoa,
      })}{' '}
      <PrazoMark prazo={prazo} />
    </p>
  );
};

/** The documents that answer it, finished or being written. */
const Replies = ({ resposta: { respostas, situacao } }: { readonly resposta: Resposta }) => {
  const text = useText();
  if (respostas.length === 0) return null;
  const standing = (fase: number, estado: number): string | undefined => {
    if (estado === cancelado) return text('consulta.resposta.cancelada');
    if (fase === 0) return text('consulta.resposta.emPreparo');
    return situacao === 'DEVIDA' ? text('consulta.resposta.naoEnviada') : undefined;
  };
  return (
    <ul className={styles.missing}>
      {respostas.map(({ id, numero, assunto, fase, estado }) => (
        <li key={id}>
          <Link to={consultaPath(id)}>{numero ?? assunto}</Link> {standing(fase, estado)}
        </li>
      ))}
    </ul>
  );
};

const cancelado = 8;
