import { useParams } from 'react-router-dom';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import {
  useAcessoTela,
  useDocumento,
  useDossie,
  usePeca,
  useLote,
  useLoteSolicitacoes,
  useProcesso,
  useProtocolo,
  useSolicitacao,
} from './queries.ts';
import {
  ofDocumento,
  ofDossie,
  ofPeca,
  ofLote,
  ofLoteSolicitacoes,
  ofProcesso,
  ofProtocolo,
  ofSolicitacao,
  type Tramitavel,
} from './tramitavel.ts';
import { ConhecimentoUm } from './ConhecimentoUm.tsx';
import { TramiteUm } from './TramiteUm.tsx';

/** How the screen was asked for: to send on, to give back what has to return, or to let others know by copies. */
const tipos = ['encaminhar', 'devolver', 'conhecimento'] as const;
type Tipo = (typeof tipos)[number];

const isTipo = (written: string): written is Tipo => tipos.some((tipo) => tipo === written);

/** The screen of forwarding one document. */
export const TramiteDocumento = () => {
  const id = useId();
  const read = useDocumento(id);
  return <Tramite id={id} read={read} item={read.data && ofDocumento(read.data)} />;
};

/** The screen of forwarding one process, with its pieces. */
export const TramiteProcesso = () => {
  const id = useId();
  const read = useProcesso(id);
  return <Tramite id={id} read={read} item={read.data && ofProcesso(read.data)} />;
};

/** The screen of forwarding one digitised protocol. */
export const TramiteProtocolo = () => {
  const id = useId();
  const read = useProtocolo(id);
  return <Tramite id={id} read={read} item={read.data && ofProtocolo(read.data)} />;
};

/** The screen of forwarding one request of somebody from outside. */
export const TramiteSolicitacao = () => {
  const id = useId();
  const read = useSolicitacao(id);
  return <Tramite id={id} read={read} item={read.data && ofSolicitacao(read.data)} />;
};

/** The screen of forwarding one lot, with what goes in it. */
export const TramiteLote = () => {
  const id = useId();
  const read = useLote(id);
  return <Tramite id={id} read={read} item={read.data && ofLote(read.data)} />;
};

/** The screen of forwarding one dossier; what it names stays where it is. */
export const TramiteDossie = () => {
  const id = useId();
  const read = useDossie(id);
  return <Tramite id={id} read={read} item={read.data && ofDossie(read.data)} />;
};

/** The screen of forwarding one lot of requests; what it names stays where it is. */
export const TramiteLoteSolicitacoes = () => {
  const id = useId();
  const read = useLoteSolicitacoes(id);
  return <Tramite id={id} read={read} item={read.data && ofLoteSolicitacoes(read.data)} />;
};

/** The screen of forwarding one piece that is of no process. */
export const TramitePeca = () => {
  const id = useId();
  const read = usePeca(id);
  return <Tramite id={id} read={read} item={read.data && ofPeca(read.data)} />;
};

const useId = (): number => Number(useParams()['id']);

interface TramiteProps {
  readonly id: number;
  readonly read: {
    readonly isError: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly item: Tramitavel | undefined;
}

/** The server says first whether the person may open the screen. */
const Tramite = ({ id, read, item }: TramiteProps) => {
  const text = useText();
  usePageTitle(text('tramite.pagina'));
  const { tipo = '' } = useParams();
  const access = useAcessoTela(id, tipo === 'conhecimento');
  const failed = access.isError ? access : read.isError ? read : undefined;
  const refused = refusalOf(access.error);
  if (!isTipo(tipo)) return <ServerRefusal motivo={text('tramite.tipoDesconhecido')} />;
  if (refused !== undefined) return <ServerRefusal motivo={refused} />;
  if (failed)
    return (
      <ErrorState error={failed.error} onRetry={() => void Promise.all([access.refetch(), read.refetch()])} />
    );
  if (access.data && !access.data.permitida)
    return (
      <ServerRefusal
        motivo={access.data.motivo ?? text('tramite.recusado')}
        consulta={item ? consultaPath(id, item.conteudo.tipo) : undefined}
      />
    );
  if (!access.data || !item) return <FormSkeleton fields={6} />;
  if (tipo === 'conhecimento') return <ConhecimentoUm key={id} item={item} />;
  return <TramiteUm key={id} item={item} tipo={tipo} />;
};
