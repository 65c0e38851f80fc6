import {
  ArchiveRestore,
  BadgeCheck,
  Ban,
  CalendarClock,
  CircleCheck,
  CirclePlus,
  Copy,
  Eye,
  FileCheck,
  FilePen,
  FilePlus2,
  Globe,
  GlobeLock,
  History,
  KeyRound,
  MailCheck,
  Paperclip,
  PenLine,
  PenOff,
  Pencil,
  Reply,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  UserCheck,
  UserMinus,
  UserPlus,
  UserRoundPen,
  UserX,
  type LucideIcon,
} from 'lucide-react';

/** What a person may want to see alone in a history. */
export type EventGroup = 'tramites' | 'assinaturas' | 'alteracoes';

interface EventLook {
  readonly icon: LucideIcon;
  readonly group: EventGroup;
  /** ok: something was completed; no: something ended or was refused. */
  readonly kind?: 'ok' | 'no';
}

const looks: Readonly<Record<string, EventLook>> = {
  criado: { icon: CirclePlus, group: 'alteracoes' },
  salvo: { icon: Pencil, group: 'alteracoes' },
  concluido: { icon: FileCheck, group: 'alteracoes', kind: 'ok' },
  tramitado: { icon: Send, group: 'tramites' },
  devolvido: { icon: Reply, group: 'tramites', kind: 'ok' },
  recebido: { icon: MailCheck, group: 'tramites' },
  resgatado: { icon: Undo2, group: 'tramites' },
  ciente: { icon: Eye, group: 'tramites' },
  assinado: { icon: BadgeCheck, group: 'assinaturas', kind: 'ok' },
  assinaturaCobrada: { icon: PenLine, group: 'assinaturas' },
  assinantesOrdenados: { icon: PenLine, group: 'assinaturas' },
  vezAberta: { icon: PenLine, group: 'assinaturas' },
  prazoAssinatura: { icon: PenLine, group: 'assinaturas' },
  assinanteIndicado: { icon: UserPlus, group: 'assinaturas' },
  assinanteRetirado: { icon: UserX, group: 'assinaturas' },
  assinanteAlterado: { icon: UserRoundPen, group: 'assinaturas' },
  assinanteTrocado: { icon: UserRoundPen, group: 'assinaturas' },
  assinaturaCancelada: { icon: UserX, group: 'assinaturas', kind: 'no' },
  detentorTrocado: { icon: UserRoundPen, group: 'tramites' },
  tramiteRedirecionado: { icon: Send, group: 'tramites' },
  anexoJuntado: { icon: Paperclip, group: 'alteracoes' },
  anexoRemovido: { icon: Paperclip, group: 'alteracoes', kind: 'no' },
  credencialDada: { icon: KeyRound, group: 'alteracoes' },
  credencialRetirada: { icon: KeyRound, group: 'alteracoes' },
  assumido: { icon: UserCheck, group: 'alteracoes' },
  liberado: { icon: UserMinus, group: 'alteracoes' },
  finalizado: { icon: CircleCheck, group: 'alteracoes' },
  reativado: { icon: RotateCcw, group: 'alteracoes' },
  cancelado: { icon: Ban, group: 'alteracoes', kind: 'no' },
  revertido: { icon: FilePen, group: 'alteracoes' },
  cancelamentoReativado: { icon: RotateCcw, group: 'alteracoes' },
  versaoAberta: { icon: FilePlus2, group: 'alteracoes' },
  copiado: { icon: Copy, group: 'alteracoes' },
  publicado: { icon: Globe, group: 'alteracoes', kind: 'ok' },
  tornadoImpublicavel: { icon: GlobeLock, group: 'alteracoes', kind: 'no' },
  tornadoPublicavel: { icon: Globe, group: 'alteracoes' },
  vencimentoMudado: { icon: CalendarClock, group: 'alteracoes' },
  vencimentoRetirado: { icon: CalendarClock, group: 'alteracoes' },
  assinaturaRecusada: { icon: PenOff, group: 'assinaturas', kind: 'no' },
  exclusaoPedida: { icon: Trash2, group: 'alteracoes' },
  exclusaoAprovada: { icon: Trash2, group: 'alteracoes' },
  exclusaoConfirmada: { icon: Trash2, group: 'alteracoes', kind: 'no' },
  exclusaoRecusada: { icon: ArchiveRestore, group: 'alteracoes', kind: 'no' },
  exclusaoRetirada: { icon: Undo2, group: 'alteracoes' },
  excluido: { icon: Trash2, group: 'alteracoes', kind: 'no' },
};

/** How an act of a history is drawn; an act that this client does not know is a change like another. */
export const eventLook = (ato: string): EventLook => looks[ato] ?? { icon: History, group: 'alteracoes' };
