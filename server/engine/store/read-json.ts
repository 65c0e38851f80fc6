import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { mensagem, type ptBR } from '#schemas/messages/index.ts';

type Fault = keyof typeof ptBR.definicao.json;

const faults: Readonly<Record<string, Fault>> = {
  InvalidSymbol: 'sinal',
  InvalidNumberFormat: 'numero',
  UnexpectedEndOfNumber: 'numero',
  PropertyNameExpected: 'nome',
  ValueExpected: 'valor',
  ColonExpected: 'doisPontos',
  CommaExpected: 'virgula',
  CloseBraceExpected: 'chave',
  CloseBracketExpected: 'colchete',
  EndOfFileExpected: 'depoisDoFim',
  InvalidCommentToken: 'comentario',
  UnexpectedEndOfComment: 'comentario',
  UnexpectedEndOfString: 'aspas',
  InvalidUnicode: 'escape',
  InvalidEscapeCharacter: 'escape',
  InvalidCharacter: 'controle',
};

/** The value that a text is as JSON, or what is wrong in it, with its line and column. */
export const readJson = (text: string): { readonly value: unknown } | { readonly reason: string } => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // what the runtime says of it is English, and has a place only sometimes
    return { reason: reasonOf(text) };
  }
};

const reasonOf = (text: string): string => {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const before = text.slice(0, first?.offset ?? 0).split('\n');
  const fault = first && faults[printParseErrorCode(first.error)];
  return mensagem('definicao.naoEhJson', {
    linha: before.length,
    coluna: (before.at(-1)?.length ?? 0) + 1,
    motivo: mensagem(`definicao.json.${fault ?? 'outro'}`),
  });
};
