/** Words that guessing begins with; figures and signs around them add nothing. Compared without accents. */
const words =
  'senha senhas password passwd pass qwerty qwertyuiop qwert qwe asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc ' +
  'abc abcd abcde abcdef abcdefg abcdefgh admin administrador administrator root user usuario guest teste test testando ' +
  'mudar mudarsenha trocar trocarsenha novasenha minhasenha senhanova senhaforte senhasegura suasenha senhasenha senhapadrao ' +
  'secreta secreto segredo acesso entrar sistema login malote prefeitura municipio governo camara secretaria servidor ' +
  'brasil brasilia saopaulo riodejaneiro bahia minas gerais flamengo corinthians palmeiras santos vasco gremio cruzeiro ' +
  'internacional fluminense botafogo atletico futebol welcome bemvindo letmein iloveyou teamo amor familia jesus jesuscristo ' +
  'deus deusefiel master dragon monkey football baseball sunshine princess princesa superman batman shadow hello ola ' +
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda sexta changeme default';

const common: ReadonlySet<string> = new Set(words.split(' '));

/** Signs that stand for letters. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Small letters without accents, and without the figures and signs at both ends. */
export const coreOf = (text: string): string => {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '')
    .replace(/^[^\p{L}@$]+/u, '');
  return plain.replace(/[@4310!$57]/g, (sign) => lookalikes[sign] ?? sign).replace(/[^\p{L}\p{N}]/gu, '');
};

const digits = '01234567890123456789';
const reversed = [...digits].reverse().join('');

/** Whether a password is one of those that everybody tries first. */
export const isCommon = (senha: string): boolean => {
  const compact = senha.replace(/[^\p{L}\p{N}]/gu, '');
  const repeated = compact.length > 0 && new Set(compact.toLowerCase()).size <= 2;
  const sequence = /^\d+$/.test(compact) && (digits.includes(compact) || reversed.includes(compact));
  const core = coreOf(senha);
  return repeated || sequence || common.has(core) || (core === '' && compact.length < 12);
};
