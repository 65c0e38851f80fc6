import { Ban, Clock, ClockAlert, Eye, Info, PenLine, Send, type LucideIcon } from 'lucide-react';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';

interface NoticeLook {
  readonly icon: LucideIcon;
  /** What is near its end stands out, and what is past it or blocked more; always beside its word. */
  readonly color?: 'var(--ambar)' | 'var(--rubro)';
}

/** How each kind of notice is drawn, in the menu of the bell and in the list. */
export const noticeLook: Readonly<Record<Notificacao['tipo'], NoticeLook>> = {
  TRAMITE: { icon: Send },
  ASSINATURA: { icon: PenLine },
  PRAZO: { icon: Clock, color: 'var(--ambar)' },
  VENCIDO: { icon: ClockAlert, color: 'var(--rubro)' },
  BLOQUEADO: { icon: Ban, color: 'var(--rubro)' },
  CONHECIMENTO: { icon: Eye },
  SISTEMA: { icon: Info },
};
