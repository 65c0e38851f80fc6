import type { ComponentType } from 'react';

/** A bespoke screen: where it is, who reaches it, and how it is fetched. */
export interface Screen {
  /** Path of the router, with its parameters: `/principal/documento/consulta/:id`. */
  readonly path: string;
  /** public: anybody, without menu; shell: signed-in people, inside the frame. */
  readonly frame: 'public' | 'shell';
  /** The permission that a screen of the shell asks for, or those of which any one serves; without one it must say `open`. */
  readonly permission?: string | readonly string[];
  /** Any signed-in person. */
  readonly open?: true;
  /**
   * It takes the place of a view of a register whose definition says `screen: { <view>: "custom" }`: it stands inside the
   * contexts of that register (`useRegister`, react-admin's hooks), with the permission of the definition.
   */
  readonly register?: true;
  /** Its drawing needs the window: it opens with the menu as a rail, also where the whole menu would fit. */
  readonly canvas?: true;
  /** Name of the page, for the refusal of access. */
  readonly name: string;
  /** Areas of texts that it uses beyond those of the shell; absent: all of them. */
  readonly texts?: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

/** What the page of a content of any kind says. */
export const contentTexts = [
  'consulta',
  'conferencia',
  'anexos',
  'arquivamento',
  'comentarios',
  'assinatura',
  'atividades',
  'caixa',
  'campos',
  'documento',
  'editor',
  'entrada',
  'guarda-tela',
  'tramite',
] as const;
