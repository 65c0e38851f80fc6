import { FileDown } from 'lucide-react';
import { dossieApi } from '#schemas/api/dossie.ts';
import type { Dossie } from '#schemas/shapes/dossie.ts';
import { ContentActions } from '#src/conteudo/atos/ContentActions.tsx';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { JuntarArquivo } from '#src/conteudo/peca/JuntarArquivo.tsx';
import { download } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import type { DossieActs } from '../use-dossie-acts.ts';
import { EditarDossie } from './EditarDossie.tsx';

interface DossieActionsProps {
  readonly dossie: Dossie;
  readonly acts: DossieActs;
  /** Leads to the field where labels are read. */
  readonly onIncluir: () => void;
}

/** The acts of a dossier: what is done to a piece stands beside it. */
export const DossieActions = ({ dossie, acts, onIncluir }: DossieActionsProps) => {
  const text = useText();
  const acoes = dossie.acoes.filter(({ nome }) => nome !== 'mudarPeca' && nome !== 'retirarDoDossie');
  return (
    <ContentActions
      conteudo={{ ...dossie, acoes }}
      name={acts.name}
      acts={acts}
      own={{
        direct: { porPecas: onIncluir },
        dialogs: {
          juntarArquivo: (close) => <JuntarArquivo conteudoId={dossie.id} name={acts.name} onClose={close} />,
          editar: (close) => <EditarDossie dossie={dossie} acts={acts} onClose={close} />,
          abrirVolume: (close) => <AbrirVolume dossie={dossie} acts={acts} onClose={close} />,
        },
      }}
      paper={[
        {
          id: 'indice',
          label: text('dossieTela.indice'),
          icon: FileDown,
          group: 'baixar',
          perform: () => void download(dossieApi.indice, { params: { id: dossie.id } }).catch(notifyProblem),
        },
      ]}
      onPrint={() => print()}
    />
  );
};

interface AbrirVolumeProps {
  readonly dossie: Dossie;
  readonly acts: DossieActs;
  readonly onClose: () => void;
}

const AbrirVolume = ({ dossie, acts, onClose }: AbrirVolumeProps) => {
  const text = useText();
  const { busy, error, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('dossieTela.volume.titulo', { volume: dossie.volume + 1 })}
      confirmLabel={text('dossieTela.volume.botao')}
      busy={busy}
      error={error}
      onConfirm={() => void run(acts.abrirVolume)}
      onClose={onClose}
    >
      {text('dossieTela.volume.efeito')}
    </ConfirmDialog>
  );
};
