import { closed, dictionary, flag, integer, list, optional, type Static, text } from './vocabulary.ts';

export type TemaCor = Static<typeof TemaCor>;
export const TemaCor = closed({
  '100': optional(text({ maxLength: 7 })),
  '200': optional(text({ maxLength: 7 })),
  base: text({ maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
});

export type Tema = Static<typeof Tema>;
export const Tema = closed({
  fontSizeDefault: integer(),
  primaryBase: text({ maxLength: 7 }),
  primaryBase100: optional(text({ maxLength: 7 })),
  primaryBase200: optional(text({ maxLength: 7 })),
  primaryText: optional(text({ maxLength: 7 })),
  secondaryBase: text({ maxLength: 7 }),
  secondaryBase100: optional(text({ maxLength: 7 })),
  secondaryBase200: optional(text({ maxLength: 7 })),
  secondaryText: optional(text({ maxLength: 7 })),
  titulo: text(),
  organizacao: text(),
  versao: text(),
  demonstracao: flag(),
  experimentar: optional(
    closed(
      {
        pessoas: list(closed({ login: text(), nome: text(), papel: text() })),
        senha: optional(text({ description: 'A de todas, onde só esta máquina alcança o servidor.' })),
        correio: optional(
          text({ description: 'Onde se lê o que sairia por e-mail, sem servidor que o leve.' }),
        ),
      },
      { description: 'Na demonstração, por quem se pode entrar.' },
    ),
  ),
  cadastroExterno: optional(flag({ description: 'Quem é de fora pode criar uma conta e pedir serviços.' })),
  provedor: optional(
    closed({ nome: text() }, { description: 'O provedor da instituição, quando se entra por ele.' }),
  ),
  mensagens: optional(
    dictionary(text(), { description: 'Textos próprios da instituição, pela chave da mensagem.' }),
  ),
});

export type VersaoSistema = Static<typeof VersaoSistema>;
export const VersaoSistema = closed({ versao: text(), build: text(), descDataAtualizacao: text() });

export type TamanhoFonte = Static<typeof TamanhoFonte>;
export const TamanhoFonte = closed({ sizeFonte: integer() });

export type Saude = Static<typeof Saude>;
export const Saude = closed({ vivo: flag(), pronto: flag(), motivo: optional(text()) });

export type TemaCores = Static<typeof TemaCores>;
export const TemaCores = closed(
  {
    fontSizeDefault: integer({ title: 'Tamanho do texto', minimum: 11, maximum: 18 }),
    primaryBase: text({ title: 'Cor principal', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
    primaryBase100: optional(text({ title: 'Principal clara', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' })),
    primaryBase200: optional(text({ title: 'Principal média', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' })),
    primaryText: text({ title: 'Texto sobre a principal', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
    secondaryBase: text({ title: 'Cor secundária', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
    secondaryBase100: optional(
      text({ title: 'Secundária clara', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
    ),
    secondaryBase200: optional(
      text({ title: 'Secundária média', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
    ),
    secondaryText: text({ title: 'Texto sobre a secundária', maxLength: 7, pattern: '^#[0-9a-fA-F]{6}$' }),
  },
  {
    description:
      'As cores e o tamanho de letra que a instituição escolheu; as variantes que faltam são calculadas.',
  },
);

export type Termos = Static<typeof Termos>;
export const Termos = closed(
  { texto: optional(text()) },
  { description: 'Os termos de uso da instituição; sem texto, valem os do produto.' },
);
