import { PenLine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { ContentActions } from '#src/conteudo/atos/ContentActions.tsx';
import { assinaturaAnexoPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { PecaActs } from '../use-peca-acts.ts';
import { EditarPeca } from './EditarPeca.tsx';

interface PecaActionsProps {
  readonly peca: PecaArquivo;
  readonly acts: PecaActs;
}

/** The acts of a piece: those of every content, and its own. */
export const PecaActions = ({ peca, acts }: PecaActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { id, tipo, arquivo } = peca;
  return (
    <ContentActions
      conteudo={peca}
      name={acts.name}
      acts={acts}
      own={{
        direct: {},
        questions: {
          conferirPeca: {
            title: text('pecaTela.conferir.titulo', { peca: acts.name }),
            effect: text('pecaTela.conferir.efeito'),
            confirm: text('pecaTela.conferir.botao'),
            perform: () => acts.porNome('conferirPeca', ''),
          },
        },
        dialogs: { editar: (close) => <EditarPeca peca={peca} acts={acts} onClose={close} /> },
      }}
      paper={
        arquivo?.assinavel
          ? [
              {
                id: 'assinarArquivo',
                label: text(arquivo.assinaturas.length > 0 ? 'pecaTela.assinaturas' : 'pecaTela.assinar'),
                icon: PenLine,
                group: 'situacao',
                perform: () => void navigate(assinaturaAnexoPath(id, arquivo.anexoId, tipo)),
              },
            ]
          : []
      }
      onPrint={() => print()}
    />
  );
};
