import { StringDecoder } from 'node:string_decoder';
import { X509Certificate } from 'node:crypto';
import { format } from '#schemas/messages/format.ts';
import { agente } from '#schemas/messages/pt-BR/agente.ts';
import { TokenProblem } from '#server/ferramentas/pkcs11/token-problem.ts';
import type { AskPin, PinQuestion } from './signing-session.ts';

interface PinTerminal {
  readonly input: NodeJS.ReadStream;
  readonly say: (text: string) => void;
}

/** Milliseconds that a question waits. */
const patience = 120_000;

/** Asks for the PIN in the terminal where the agent runs; what is typed is not shown. */
export const askInTerminal =
  ({ input, say }: PinTerminal): AskPin =>
  async (question) => {
    const { token } = question.certificate;
    say(`${wordsOf(question).join('\n')}\n${token.teclado ? agente.teclado : agente.pin}`);
    const typed = await readLine(input);
    say('\n');
    if ('line' in typed && !saysNo(typed.line, token.teclado))
      return Buffer.from(token.teclado ? '' : typed.line);
    const motivo = agente.motivo['motivo' in typed ? typed.motivo : 'cancelado'];
    say(`${format(agente.naoAssinado, { motivo })}\n`);
    throw new TokenProblem('cancelado');
  };

/** What is to be signed, for whom, with what. */
const wordsOf = ({ origin, documentos, certificate: { der, token } }: PinQuestion): readonly string[] => {
  const count = documentos.length;
  return [
    '',
    format(count === 1 ? agente.pede_one : agente.pede_other, { origem: origin, count }),
    ...documentos.map(({ nome }) => `  ${nome}`),
    format(agente.comQue, { titular: holderOf(der), token: token.nome }),
    ...(token.pin === 'poucas' ? [agente.poucas] : []),
    ...(token.pin === 'ultima' ? [agente.ultima] : []),
  ];
};

const holderOf = (der: Buffer): string =>
  (/^CN=(.*)$/m.exec(new X509Certificate(der).subject)?.[1] ?? '').replaceAll(/\p{C}/gu, ' ');

/** Where the reader asks for the PIN, Enter alone is the yes. */
const saysNo = (line: string, teclado: boolean): boolean => (teclado ? /^\s*n/i.test(line) : line === '');

type Typed = { readonly line: string } | { readonly motivo: 'cancelado' | 'demorou' };

/** One line, without showing it, or why there is none. */
const readLine = (input: NodeJS.ReadStream): Promise<Typed> =>
  new Promise((resolve) => {
    const decoder = new StringDecoder('utf8');
    let line = '';
    const end = (answer: Typed): void => {
      clearTimeout(timer);
      input.off('data', take).off('end', gone);
      if (input.isTTY) input.setRawMode(false);
      input.pause();
      resolve(answer);
    };
    const gone = (): void => end({ motivo: 'cancelado' });
    const take = (part: Buffer): void => {
      for (const letter of decoder.write(part)) {
        if (letter === '\r' || letter === '\n') return end({ line });
        // Ctrl+C and Esc say no; the agent goes on
        if (letter === '\u0003' || letter === '\u001b') return end({ motivo: 'cancelado' });
        line = letter === '\u007f' || letter === '\b' ? line.slice(0, -1) : line + letter;
      }
    };
    const timer = setTimeout(() => end({ motivo: 'demorou' }), patience);
    if (input.isTTY) input.setRawMode(true);
    input.on('data', take).on('end', gone).resume();
  });
