import { Clock, Eye, Info, PenLine, Send, type LucideIcon } from 'lucide-react';
import type { Notificacao } from '#schemas/generated.ts';

/** How each kind of notification is drawn; what is due stands out, always beside its word. */
export const kindLook: Readonly<Record<Notificacao['tipo'], { icon: LucideIcon; due?: true }>> = {
  TRAMITE: { icon: Send },
  ASSINATURA: { icon: PenLine },
  PRAZO: { icon: Clock, due: true },
  CONHECIMENTO: { icon: Eye },
  SISTEMA: { icon: Info },
};
