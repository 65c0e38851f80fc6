import {
  Archive,
  ArchiveRestore,
  ArchiveX,
  Ban,
  Binoculars,
  BookCheck,
  BookOpen,
  BookPlus,
  BookmarkCheck,
  CalendarClock,
  CircleCheck,
  Copy,
  CornerUpRight,
  Eraser,
  Eye,
  FileCheck,
  FilePen,
  FilePlus2,
  FileText,
  FileUp,
  FolderPlus,
  FolderTree,
  Globe,
  GlobeLock,
  Handshake,
  Layers,
  ListMinus,
  ListPlus,
  Mail,
  MailCheck,
  MailOpen,
  MessageCircleReply,
  PackageCheck,
  PackageOpen,
  PenLine,
  PenOff,
  ReceiptText,
  Reply,
  RotateCcw,
  Route,
  Send,
  Star,
  StarOff,
  Tag,
  Trash2,
  Undo2,
  UserCheck,
  UserMinus,
  UserRoundPen,
  UserRoundPlus,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { tipoConteudo } from '#schemas/enums.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import type { ActGroup } from '#src/ui/bar-action.ts';

/** How an act is called and drawn, wherever it is offered. */
interface ActName {
  readonly label: MessageKey;
  readonly icon: LucideIcon;
  /** The single key that does it, where shortcuts are on. */
  readonly shortcut?: string;
  /** Comes last, after a divider. */
  readonly destructive?: true;
  /** Where it stands in a long menu; by default in the first part. */
  readonly group?: ActGroup;
  /** It answers what is there or is not: where it is refused, there is nothing to explain and it is not shown. */
  readonly answers?: true;
}

/** Every act of the table of the server, and the few that only the screens know (abrir, acompanhar, the marks of a person). */
export const actNames = {
  receber: { label: 'caixa.atos.receber', icon: MailCheck, shortcut: 'r' },
  receberETramitar: { label: 'caixa.atos.receberETramitar', icon: Send },
  tramitar: { label: 'caixa.atos.tramitar', icon: Send, shortcut: 't' },
  darConhecimento: { label: 'caixa.atos.darConhecimento', icon: Users, group: 'conhecer' },
  redirecionar: { label: 'caixa.atos.redirecionar', icon: CornerUpRight },
  responder: { label: 'caixa.atos.responder', icon: MessageCircleReply },
  devolver: { label: 'caixa.atos.devolver', icon: Reply },
  tomarCiencia: { label: 'caixa.atos.tomarCiencia', icon: Eye, shortcut: 'c' },
  distribuir: { label: 'caixa.atos.distribuir', icon: UserRoundPlus },
  resgatar: { label: 'caixa.atos.resgatar', icon: Undo2, answers: true },
  assinar: { label: 'caixa.atos.assinar', icon: PenLine, shortcut: 's' },
  assinarCertificado: { label: 'caixa.atos.assinarCertificado', icon: PenLine },
  editar: { label: 'caixa.atos.editar', icon: FilePen, shortcut: 'e' },
  concluir: { label: 'caixa.atos.concluir', icon: FileCheck },
  criarDocumento: { label: 'caixa.atos.criarDocumento', icon: FilePlus2, group: 'copiar' },
  incluirItens: { label: 'caixa.atos.incluirItens', icon: ListPlus },
  retirarItens: { label: 'caixa.atos.retirarItens', icon: ListMinus },
  incluirSolicitacoes: { label: 'caixa.atos.incluirSolicitacoes', icon: ListPlus },
  retirarSolicitacoes: { label: 'caixa.atos.retirarSolicitacoes', icon: ListMinus },
  agirNoLote: { label: 'caixa.atos.agirNoLote', icon: Users },
  porPecas: { label: 'caixa.atos.porPecas', icon: ListPlus },
  mudarPeca: { label: 'caixa.atos.mudarPeca', icon: FilePen },
  retirarDoDossie: { label: 'caixa.atos.retirarDoDossie', icon: ListMinus },
  abrirVolume: { label: 'caixa.atos.abrirVolume', icon: BookPlus, group: 'situacao' },
  abrirLote: { label: 'caixa.atos.abrirLote', icon: Layers },
  conferir: { label: 'caixa.atos.conferir', icon: FileCheck, group: 'situacao' },
  conferirPeca: { label: 'caixa.atos.conferirPeca', icon: FileCheck, group: 'situacao' },
  juntarArquivo: { label: 'caixa.atos.juntarArquivo', icon: FileUp },
  substituirArquivo: { label: 'caixa.atos.substituirArquivo', icon: Copy, group: 'situacao' },
  juntarPeca: { label: 'caixa.atos.juntarPeca', icon: FolderPlus },
  copiarComTarja: { label: 'caixa.atos.copiarComTarja', icon: PenOff, group: 'copiar' },
  converterProcesso: { label: 'caixa.atos.converterProcesso', icon: FolderTree, group: 'copiar' },
  relacionar: { label: 'caixa.atos.relacionar', icon: Route, group: 'conhecer' },
  assumir: { label: 'caixa.atos.assumir', icon: UserCheck },
  liberar: { label: 'caixa.atos.liberar', icon: UserMinus, answers: true },
  finalizar: { label: 'caixa.atos.finalizar', icon: CircleCheck, group: 'situacao' },
  reativarFinalizar: {
    label: 'caixa.atos.reativarFinalizar',
    icon: RotateCcw,
    group: 'situacao',
    answers: true,
  },
  enviarAoArquivo: { label: 'caixa.atos.enviarAoArquivo', icon: Archive, group: 'situacao' },
  arquivar: { label: 'caixa.atos.arquivar', icon: Archive },
  devolverDoArquivo: { label: 'caixa.atos.devolverDoArquivo', icon: ArchiveX },
  desarquivar: { label: 'caixa.atos.desarquivar', icon: ArchiveRestore },
  pedirConsulta: { label: 'caixa.atos.pedirConsulta', icon: BookOpen },
  desistirDoPedido: { label: 'caixa.atos.desistirDoPedido', icon: Undo2, answers: true },
  enviarAOutroOrgao: { label: 'caixa.atos.enviarAOutroOrgao', icon: PackageCheck, group: 'situacao' },
  registrarReciboExterno: { label: 'caixa.atos.registrarReciboExterno', icon: ReceiptText },
  receberDeOutroOrgao: { label: 'caixa.atos.receberDeOutroOrgao', icon: PackageOpen, answers: true },
  encerrarConsulta: { label: 'caixa.atos.encerrarConsulta', icon: BookCheck, answers: true },
  cobrarAssinaturas: { label: 'caixa.atos.cobrarAssinaturas', icon: BookmarkCheck },
  conduzirAssinaturas: { label: 'caixa.atos.conduzirAssinaturas', icon: Route },
  cancelar: { label: 'caixa.atos.cancelar', icon: Ban, destructive: true },
  reverterMinuta: { label: 'caixa.atos.reverterMinuta', icon: FilePen, group: 'situacao' },
  reativarCancelar: {
    label: 'caixa.atos.reativarCancelar',
    icon: RotateCcw,
    group: 'situacao',
    answers: true,
  },
  versionar: { label: 'caixa.atos.versionar', icon: FilePlus2, group: 'copiar' },
  criarCopia: { label: 'caixa.atos.criarCopia', icon: Copy, group: 'copiar' },
  iniciarFluxo: { label: 'caixa.atos.iniciarFluxo', icon: Workflow, group: 'situacao' },
  definirVencimento: { label: 'caixa.atos.definirVencimento', icon: CalendarClock, group: 'situacao' },
  definirVigencia: { label: 'caixa.atos.definirVigencia', icon: CalendarClock, group: 'situacao' },
  reclassificar: { label: 'caixa.atos.reclassificar', icon: FolderTree, group: 'situacao' },
  guardar: { label: 'caixa.atos.guardar', icon: Archive, group: 'situacao' },
  retirarDoLocal: { label: 'caixa.atos.retirarDoLocal', icon: PackageOpen, group: 'situacao', answers: true },
  trocarDetentor: { label: 'caixa.atos.trocarDetentor', icon: UserRoundPen, group: 'situacao' },
  publicar: { label: 'caixa.atos.publicar', icon: Globe, group: 'situacao' },
  tornarImpublicavel: { label: 'caixa.atos.tornarImpublicavel', icon: GlobeLock, group: 'situacao' },
  tornarPublicavel: { label: 'caixa.atos.tornarPublicavel', icon: Globe, group: 'situacao' },
  recusarAssinatura: { label: 'caixa.atos.recusarAssinatura', icon: PenOff, answers: true },
  aprovarExclusao: { label: 'caixa.atos.aprovarExclusao', icon: Trash2, destructive: true, answers: true },
  recusarExclusao: {
    label: 'caixa.atos.recusarExclusao',
    icon: ArchiveRestore,
    group: 'excluir',
    answers: true,
  },
  retirarPedidoExclusao: {
    label: 'caixa.atos.retirarPedidoExclusao',
    icon: Undo2,
    group: 'excluir',
    answers: true,
  },
  solicitarExclusao: { label: 'caixa.atos.solicitarExclusao', icon: Trash2, destructive: true },
  excluir: { label: 'caixa.atos.excluir', icon: Trash2, destructive: true },
  incluirColaborador: { label: 'caixa.atos.incluirColaborador', icon: Handshake, group: 'conhecer' },
  verQuemVe: { label: 'caixa.atos.verQuemVe', icon: Users, group: 'conhecer' },
  abrir: { label: 'caixa.atos.abrir', icon: FileText, group: 'conhecer' },
  acompanhar: { label: 'caixa.atos.acompanhar', icon: Binoculars, group: 'conhecer' },
  deixarDeAcompanhar: { label: 'caixa.atos.deixarDeAcompanhar', icon: Binoculars, group: 'conhecer' },
  favoritar: { label: 'caixa.atos.favoritar', icon: Star, group: 'conhecer', shortcut: 'f' },
  desfavoritar: { label: 'caixa.atos.desfavoritar', icon: StarOff, group: 'conhecer', shortcut: 'f' },
  marcarLido: { label: 'caixa.atos.marcarLido', icon: MailOpen, group: 'conhecer', shortcut: 'u' },
  marcarNaoLido: { label: 'caixa.atos.marcarNaoLido', icon: Mail, group: 'conhecer', shortcut: 'u' },
  marcar: { label: 'caixa.atos.marcar', icon: Tag, group: 'conhecer', shortcut: 'm' },
  tirarMarcador: { label: 'caixa.atos.tirarMarcador', icon: Eraser, group: 'conhecer' },
  tirarMarcadorUnidade: { label: 'caixa.atos.tirarMarcadorUnidade', icon: Eraser, group: 'conhecer' },
} as const satisfies Record<string, ActName>;

/** Name of an act known to the client. */
export type ActKey = keyof typeof actNames;

/** Acts that name what they are done to: of a kind that is no document, by its own name. */
const ofKind: Readonly<Partial<Record<number, Partial<Record<ActKey, MessageKey>>>>> = {
  [tipoConteudo.processo]: {
    cancelar: 'caixa.atosDe.processo.cancelar',
    excluir: 'caixa.atosDe.processo.excluir',
  },
  [tipoConteudo.arquivoDigital]: {
    cancelar: 'caixa.atosDe.protocolo.cancelar',
    excluir: 'caixa.atosDe.protocolo.excluir',
  },
  [tipoConteudo.peca]: {
    cancelar: 'caixa.atosDe.peca.cancelar',
    excluir: 'caixa.atosDe.peca.excluir',
  },
  [tipoConteudo.dossie]: {
    cancelar: 'caixa.atosDe.dossie.cancelar',
    excluir: 'caixa.atosDe.dossie.excluir',
  },
  [tipoConteudo.loteSolicitacaoServico]: {
    cancelar: 'caixa.atosDe.loteSolicitacoes.cancelar',
    excluir: 'caixa.atosDe.loteSolicitacoes.excluir',
  },
  [tipoConteudo.lote]: {
    cancelar: 'caixa.atosDe.lote.cancelar',
    excluir: 'caixa.atosDe.lote.excluir',
  },
};

/** What they are called over contents of several kinds, or of kinds that are not at sight. */
const ofMany: Readonly<Partial<Record<ActKey, MessageKey>>> = {
  cancelar: 'caixa.atosDe.varios.cancelar',
  excluir: 'caixa.atosDe.varios.excluir',
};

/** How an act is called over contents of these kinds: by the name of the kind, where they are all of one. */
export const actLabelOf = (nome: ActKey, tipos: readonly number[]): MessageKey => {
  const [tipo, ...others] = new Set(tipos);
  const named = tipo === undefined || others.length > 0 ? ofMany : ofKind[tipo];
  return named?.[nome] ?? actNames[nome].label;
};

/** The look of an act that came from the server; undefined for one that this client does not know. */
export const actNameOf = (nome: string): ActName | undefined =>
  nome in actNames ? actNames[nome as ActKey] : undefined;
