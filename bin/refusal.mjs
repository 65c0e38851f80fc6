/** A foreseeable failure: its message is the one line that is shown, without a stack trace. */
export class Refusal extends Error {}

const reasons = [
  [/ENOSPC|No space left on device|EDQUOT/, 'O disco está cheio. Libere espaço e tente de novo.'],
  [
    /EROFS|Read-only file system/,
    'A pasta do Malote está em um disco só de leitura. Use uma cópia em que se possa gravar.',
  ],
  [
    /EACCES|EPERM|Permission denied/,
    'Este usuário não pode gravar na pasta do Malote. Use o dono da pasta ou uma cópia sua.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/,
    'O registro do npm não respondeu. Confira a rede e tente de novo.',
  ],
];

/** What a known error text means, or undefined. */
export const explain = (text) => reasons.find(([pattern]) => pattern.test(text))?.[1];
