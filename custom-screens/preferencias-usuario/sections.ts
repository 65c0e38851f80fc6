import type { ComponentType } from 'react';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { Aparencia } from './components/Aparencia.tsx';
import { Inicio } from './components/Inicio.tsx';
import { Mensagens } from './components/Mensagens.tsx';
import { Seguranca } from './components/Seguranca.tsx';
import { Trabalho } from './components/Trabalho.tsx';

export interface PreferenceSection {
  /** Its name in the address: `?secao=`. */
  readonly key: string;
  readonly label: MessageKey;
  readonly Panel: ComponentType;
}

/** The tabs of the screen, in their order. */
export const sections: readonly PreferenceSection[] = [
  { key: 'aparencia', label: 'preferencias.secoes.aparencia', Panel: Aparencia },
  { key: 'inicio', label: 'painel.secao', Panel: Inicio },
  { key: 'mensagens', label: 'preferencias.secoes.mensagens', Panel: Mensagens },
  { key: 'trabalho', label: 'preferencias.secoes.trabalho', Panel: Trabalho },
  { key: 'seguranca', label: 'entrada.seguranca', Panel: Seguranca },
];
