import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Documento } from '#schemas/shapes/documento.ts';
import { ContentActions, type KindActs } from '#src/conteudo/atos/ContentActions.tsx';
import { DefinirVencimento } from '#src/conteudo/atos/DefinirVencimento.tsx';
import { DefinirVigencia } from '#src/conteudo/atos/DefinirVigencia.tsx';
import { IniciarFluxo } from '#src/conteudo/atos/IniciarFluxo.tsx';
import { Reclassificar } from '#src/conteudo/atos/Reclassificar.tsx';
import { assinaturaPath, edicaoPath, respostaPath } from '#src/conteudo/content-path.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { useForwarding } from '#src/conteudo/use-forwarding.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { useDocumentActs } from '../use-document-acts.ts';
import { waitingSigners } from '#src/conteudo/assinantes/waiting-signers.ts';
import { Colaboradores } from './Colaboradores.tsx';
import { ConduzirAssinaturas } from '#src/conteudo/assinantes/ConduzirAssinaturas.tsx';
import { ConverterProcesso } from './ConverterProcesso.tsx';

interface DocumentActionsProps {
  readonly documento: Documento;
  /** Printing, downloading, copying: what can be done with the paper. */
  readonly paper: readonly BarAction[];
  readonly onPrint: () => void;
  readonly onSigners: () => void;
}

/** The acts of a document: those of every content, and its own. */
export const DocumentActions = ({ documento, paper, onPrint, onSigners }: DocumentActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const acts = useDocumentActs(documento);
  const { id } = documento;
  const returning = useForwarding(documento)?.retornoObrigatorio ?? false;
  const me = useSession()?.dados.usuario.id;
  const nomes = waitingSigners(documento, me).join(', ');
  const edit = (): void => void navigate(edicaoPath(id));
  const own: KindActs = {
    direct: {
      editar: edit,
      concluir: edit,
      tramitar: () =>
        void navigate(`/principal/documento/tramite/${id}/${returning ? 'devolver' : 'encaminhar'}`, {
          state,
        }),
      responder: () => void navigate(respostaPath(id)),
      assinarCertificado: () => void navigate(assinaturaPath(id)),
      copiarComTarja: () => void navigate(`/principal/copia-tarjada/${id}`),
      criarCopia: () => void acts.criarCopia(),
    },
    questions: {
      cobrarAssinaturas: {
        title: text('consulta.confirmar.cobrarAssinaturas', { documento: documentName(documento) }),
        effect: text('consulta.confirmar.cobrarAssinaturasTexto', { nomes }),
        confirm: text('consulta.confirmar.cobrarBotao'),
        prazo: text('consulta.confirmar.cobrarPrazo'),
        perform: (_, prazo) => acts.cobrarAssinaturas(nomes, prazo),
      },
    },
    dialogs: {
      incluirColaborador: (close) => <Colaboradores documento={documento} onClose={close} />,
      converterProcesso: (close) => <ConverterProcesso documento={documento} onClose={close} />,
      conduzirAssinaturas: (close) => <ConduzirAssinaturas conteudo={documento} onClose={close} />,
      iniciarFluxo: (close) => <IniciarFluxo id={id} name={documentName(documento)} onClose={close} />,
      definirVencimento: (close) => (
        <DefinirVencimento
          name={documentName(documento)}
          vencimento={documento.vencimento}
          onChange={acts.definirVencimento}
          onClose={close}
        />
      ),
      definirVigencia: (close) => (
        <DefinirVigencia
          name={documentName(documento)}
          agora={documento.vigencia}
          onChange={acts.definirVigencia}
          onClose={close}
        />
      ),
      reclassificar: (close) => (
        <Reclassificar
          name={documentName(documento)}
          agora={documento.assuntoClasse}
          onChange={acts.reclassificar}
          onClose={close}
        />
      ),
    },
    wayOut: (act, step) =>
      step('responder') ||
      (act === 'finalizar' && step('cobrarAssinaturas')) ||
      (act === 'assinar' && (
        <Button size="small" autoFocus onClick={onSigners}>
          {text('consulta.verAssinantes')}
        </Button>
      )),
  };
  return (
    <ContentActions
      conteudo={documento}
      name={documentName(documento)}
      acts={acts}
      own={own}
      paper={paper}
      onPrint={onPrint}
    />
  );
};
