import { Barcode, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { ContentActions, type KindActs } from '#src/conteudo/atos/ContentActions.tsx';
import { ConduzirAssinaturas } from '#src/conteudo/assinantes/ConduzirAssinaturas.tsx';
import { waitingSigners } from '#src/conteudo/assinantes/waiting-signers.ts';
import { assinaturaPath, edicaoPath } from '#src/conteudo/content-path.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import { SubstituirArquivo } from './SubstituirArquivo.tsx';

interface ProtocoloActionsProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
}

/** The acts of a protocol: those of every content, and its own. */
export const ProtocoloActions = ({ protocolo, acts }: ProtocoloActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const [labelling, setLabelling] = useState(false);
  const { id, arquivoAtual, numero } = protocolo;
  const { name } = acts;
  const edit = (): void => void navigate(edicaoPath(id, tipoConteudo.arquivoDigital));
  const me = useSession()?.dados.usuario.id;
  const nomes = waitingSigners(protocolo, me).join(', ');
  const own: KindActs = {
    direct: {
      editar: edit,
      concluir: edit,
      assinarCertificado: () => void navigate(assinaturaPath(id)),
      copiarComTarja: () => void navigate(`/principal/copia-tarjada/${id}`),
    },
    questions: {
      cobrarAssinaturas: {
        title: text('consulta.confirmar.cobrarAssinaturas', { documento: name }),
        effect: text('consulta.confirmar.cobrarAssinaturasTexto', { nomes }),
        confirm: text('consulta.confirmar.cobrarBotao'),
        prazo: text('consulta.confirmar.cobrarPrazo'),
        perform: (_, prazo) => acts.cobrarAssinaturas(nomes, prazo),
      },
      conferir: {
        title: text('protocoloTela.conferir.titulo', { protocolo: name }),
        effect: text('protocoloTela.conferir.efeito'),
        confirm: text('protocoloTela.conferir.botao'),
        perform: acts.conferir,
      },
    },
    dialogs: {
      conduzirAssinaturas: (close) => <ConduzirAssinaturas conteudo={protocolo} onClose={close} />,
      substituirArquivo: (close) => <SubstituirArquivo name={name} acts={acts} onClose={close} />,
    },
  };
  return (
    <>
      <ContentActions
        conteudo={protocolo}
        name={name}
        acts={acts}
        own={own}
        paper={[
          ...(numero === undefined
            ? []
            : [
                {
                  id: 'etiqueta',
                  label: text('protocoloTela.etiquetas.imprimir'),
                  icon: Barcode,
                  group: 'baixar' as const,
                  perform: () => setLabelling(true),
                },
              ]),
          {
            id: 'baixarOriginal',
            label: text('protocoloTela.consulta.baixarOriginal'),
            icon: FileDown,
            group: 'baixar',
            perform: () =>
              void download(protocoloApi.original, { params: { id, numero: arquivoAtual } }).catch(
                notifyProblem,
              ),
          },
        ]}
        onPrint={() => print()}
      />
      {labelling && (
        <EtiquetasDialog
          ids={[id]}
          title={text('protocoloTela.etiquetas.titulo', { protocolo: name })}
          onClose={() => setLabelling(false)}
        />
      )}
    </>
  );
};
