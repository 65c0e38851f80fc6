import { CalendarClock, Files, FolderSymlink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { ContentActions, type KindActs } from '#src/conteudo/atos/ContentActions.tsx';
import { DefinirVencimento } from '#src/conteudo/atos/DefinirVencimento.tsx';
import { DefinirVigencia } from '#src/conteudo/atos/DefinirVigencia.tsx';
import { IniciarFluxo } from '#src/conteudo/atos/IniciarFluxo.tsx';
import { Reclassificar } from '#src/conteudo/atos/Reclassificar.tsx';
import {
  edicaoPath,
  imprimirPecasPath,
  recorrentePath,
  subprocessoPath,
  vinculadoPath,
} from '#src/conteudo/content-path.ts';
import { JuntarArquivo } from '#src/conteudo/peca/JuntarArquivo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { can } from '#src/session/can.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { processoName } from '../processo-name.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import { JuntarDocumento } from './JuntarDocumento.tsx';
import { RelacionarProcesso } from './RelacionarProcesso.tsx';

interface ProcessoActionsProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
}

/** The acts of a process: those of every content, and its own. */
export const ProcessoActions = ({ processo, acts }: ProcessoActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSignedIn();
  const paper: readonly BarAction[] = [
    {
      id: 'imprimirPecas',
      permission: 'imprimirDocumento',
      label: text('processoConsulta.imprimirPecas'),
      icon: Files,
      group: 'baixar' as const,
      perform: () => void navigate(imprimirPecasPath(processo.id)),
    },
    {
      id: 'recorrencia',
      permission: 'processoRecorrente',
      label: text('processoConsulta.recorrencia'),
      icon: CalendarClock,
      group: 'copiar' as const,
      perform: () => void navigate(recorrentePath(processo.id)),
    },
    {
      id: 'subprocesso',
      permission: 'processoIncluir',
      label: text('processoConsulta.subprocesso'),
      icon: FolderSymlink,
      group: 'copiar' as const,
      perform: () => void navigate(subprocessoPath(processo.id)),
    },
  ].filter(({ id, permission }) => can(session, permission) && inPlace(id, processo));
  const { id, vencimento, vigencia, assuntoClasse } = processo;
  const name = processoName(processo);
  const edit = (): void => void navigate(edicaoPath(id, tipoConteudo.processo));
  const own: KindActs = {
    direct: {
      editar: edit,
      concluir: edit,
      criarDocumento: () => void navigate(vinculadoPath(id)),
    },
    questions: {
      cancelar: {
        title: text('consulta.confirmar.cancelar', { documento: name }),
        effect: text('processoConsulta.cancelar.texto'),
        confirm: text('caixa.atosDe.processo.cancelar'),
        destructive: true,
        reason: 'cancelar',
        perform: acts.cancelar,
      },
      publicar: {
        title: text('consulta.confirmar.publicar', { documento: name }),
        effect: text('processoConsulta.publicar.texto'),
        confirm: text('caixa.atos.publicar'),
        perform: () => acts.porNome('publicar', ''),
      },
      excluir: {
        title: text('processoConsulta.excluir.titulo', { processo: processo.assunto }),
        effect: text('processoConsulta.excluir.texto'),
        confirm: text('caixa.atosDe.processo.excluir'),
        destructive: true,
        perform: acts.excluir,
      },
    },
    dialogs: {
      juntarArquivo: (close) => <JuntarArquivo conteudoId={id} name={name} onClose={close} />,
      juntarPeca: (close) => <JuntarDocumento processo={processo} acts={acts} onClose={close} />,
      iniciarFluxo: (close) => <IniciarFluxo id={id} name={name} onClose={close} />,
      definirVencimento: (close) => (
        <DefinirVencimento
          name={name}
          vencimento={vencimento}
          onChange={acts.definirVencimento}
          onClose={close}
        />
      ),
      definirVigencia: (close) => (
        <DefinirVigencia name={name} agora={vigencia} onChange={acts.definirVigencia} onClose={close} />
      ),
      reclassificar: (close) => (
        <Reclassificar name={name} agora={assuntoClasse} onChange={acts.reclassificar} onClose={close} />
      ),
      relacionar: (close) => <RelacionarProcesso processo={processo} acts={acts} onClose={close} />,
    },
  };
  return (
    <ContentActions
      conteudo={processo}
      name={name}
      acts={acts}
      own={own}
      paper={paper}
      onPrint={() => print()}
    />
  );
};

/** What is repeated has its number; what is opened as part of it is related to it, by who may. */
const inPlace = (id: string, { fase, acoes }: Processo): boolean =>
  id === 'recorrencia'
    ? fase === 1
    : id !== 'subprocesso' || acoes.some(({ nome, permitida }) => nome === 'relacionar' && permitida);
