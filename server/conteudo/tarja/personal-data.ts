import { fold, foldInPlace } from '#schemas/fold.ts';
import { cpf as cpfFormat } from '#schemas/formats/cpf.ts';
import type { DadoPessoal } from '#schemas/shapes/tarja.ts';
import { findInReadings, type Stretch } from './readings.ts';

/** A stretch of a text, in UTF-16 units. */
interface Found {
  readonly especie: DadoPessoal;
  readonly inicio: number;
  readonly fim: number;
}

/** The same, with what is read there. */
export type FoundText = Found & Stretch;

/** What is known of the content and of the institution. */
export interface KnownData {
  /** Of people that it is about. */
  readonly nomes: readonly string[];
  /** Of who works in the institution and did their work in it: not what is covered. */
  readonly servidores: readonly string[];
  /** Telephones and domains of e-mail of the institution. */
  readonly telefones: readonly string[];
  readonly dominios: readonly string[];
}

/**
 * Personal data in a text, in its order: CPF, e-mail, telephone and names. What is of the institution stays: its telephones and
 * addresses, the names of who works in it, CNPJ and the numbers of documents and processes, whose digits no other rule takes.
 */
export const findPersonalData = (texto: string, known: KnownData): readonly FoundText[] =>
  findInReadings(texto, (read) => personalDataIn(read, known));

const personalDataIn = (texto: string, known: KnownData): readonly Found[] => {
  const found = [
    ...cpfs(texto),
    ...emails(texto, known),
    ...telephones(texto, known),
    ...names(texto, known),
  ];
  return found
    .toSorted((one, other) => one.inicio - other.inicio || other.fim - one.fim)
    .filter((one, index, all) => all.slice(0, index).every(({ fim }) => fim <= one.inicio));
};

const stretchesOf = (
  especie: DadoPessoal,
  texto: string,
  pattern: RegExp,
  is: (said: string) => boolean = () => true,
): Found[] =>
  [...texto.matchAll(pattern)].flatMap(({ 0: said, index }) =>
    is(said) ? [{ especie, inicio: index, fim: index + said.length }] : [],
  );

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

// a number that goes on at either side is another: of a process, of a CNPJ, of a bar code
const cpf = /(?<![\d./-])(?<!\d )\d{3}[. ]?\d{3}[. ]?\d{3}[-/ ]?\d{2}(?![\d/-]|\.\d)/g;
const cpfs = (texto: string): Found[] =>
  stretchesOf(
    'CPF',
    texto,
    cpf,
    (said) => cpfFormat.accepts(said) || /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(said),
  );

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Of public bodies: categories of the registry of domains that only they may use. */
const ofGovernment = /\.(gov|jus|leg|mp|mil|def|tc)\.br$/;
const emails = (texto: string, { dominios }: KnownData): Found[] =>
  stretchesOf('EMAIL', texto, email, (said) => {
    const domain = said.slice(said.indexOf('@') + 1).toLowerCase();
    return !ofGovernment.test(`.${domain}`) && !dominios.some((one) => one.toLowerCase() === domain);
  });

/** Numbers of Brazil: area code, eight or nine digits (Anatel, Resolução 749/2022); 0800 and the like are of companies. */
const telephone =
  /(?<![\d./-])(?<!\d )(?:\+?55[ -]?)?(?:\(\d{2}\)\s{0,4}|\d{2}[ -])?(?:9[ .-]?\d{4}|[2-5]\d{3})[ .-]\d{4}(?![\d/-]|[. ]\d)|(?<![\d./-])(?:\+?55 ?)?\(\d{2}\)\s{0,4}9?\d{8}(?!\d)/g;
const telephones = (texto: string, { telefones }: KnownData): Found[] => {
  const ofHouse = telefones.map((one) => digitsOf(one)).filter((one) => one.length >= 8);
  return stretchesOf('TELEFONE', texto, telephone, (said) => {
    const digits = digitsOf(said);
    return !ofHouse.some((one) => one.endsWith(digits) || digits.endsWith(one));
  });
};

const particle = '(?:d[aeo]s?|e)';
const word = "\\p{Lu}[\\p{L}'’-]+";
/** A name goes on in the next line after its first word or a particle: what begins a line is otherwise something else. */
const sequence = new RegExp(
  `(?<![\\p{L}\\p{N}])${word}(?:\\s+${particle}\\s+${word}|\\s+${word})(?: +${particle}\\s+${word}| +${word})*`,
  'gu',
);

const names = (texto: string, { nomes, servidores }: KnownData): Found[] => {
  const plain = foldInPlace(texto);
  const ofHouse = new Set(servidores.map(plainWords));
  const known = [...new Set(nomes.map(plainWords))]
    .filter((name) => name.includes(' ') && !ofHouse.has(name))
    .flatMap((name) => everywhere('NOME', plain, name));
  const likely = stretchesOf('NOME', texto, sequence, (said) => {
    const words = plainWords(said);
    return firstNames.has(words.split(' ')[0] ?? '') && !ofHouse.has(words);
  });
  return [...known, ...likely];
};

const plainWords = (text: string): string => fold(text).trim().replaceAll(/\s+/g, ' ');

/** Where something is said, as whole words, whatever its accents and capitals, also across the end of a line. */
const everywhere = (especie: DadoPessoal, plain: string, said: string): Found[] => {
  const escaped = said.split(' ').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const start = /^[\p{L}\p{N}]/u.test(said) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = /[\p{L}\p{N}]$/u.test(said) ? '(?![\\p{L}\\p{N}])' : '';
  return stretchesOf(especie, plain, new RegExp(`${start}${escaped.join('\\s+')}${end}`, 'gu'));
};

/** Where a text that somebody looks for is. */
export const findText = (texto: string, procurado: string): readonly FoundText[] =>
  findInReadings(texto, (read) => everywhere('TEXTO', foldInPlace(read), plainWords(procurado)));

/** Given names that are common in Brazil (Censo 2010, IBGE): what tells a person from a place or an office. */
const firstNames: ReadonlySet<string> = new Set(
  `abel adalberto adao adelaide ademar ademir adilson adriana adriano aecio agatha agnaldo ailton alan alana alberto alcides alda
  aldo alessandra alessandro alex alexandra alexandre alexandrina alfredo alice aline alison allan almir altair aluisio alvaro
  alzira amanda amelia ana analice anderson andre andrea andreia andressa angela angelica angelo anita anna antonia antonieta
  antonio aparecida aparecido ariane arlindo armando arnaldo arthur artur augusta augusto aurea aurora barbara beatriz benedita
  benedito benjamin bento bernardo bianca braulio breno brenda bruna bruno caio camila camilo carina carla carlos carmen carolina
  caroline cassia cassio catarina cecilia celia celina celio celso cesar cicera cicero cintia clara clarice claudemir claudete
  claudia claudinei claudio clayton cleber cleide cleiton cleusa clovis conceicao cristiana cristiane cristiano cristina cynthia
  dagmar daiana daiane daisy dalva damiana damiao daniel daniela daniele danielle danilo dario davi david debora deise denilson
  denis denise diana diego dilma dina diogo dirce diva domingos doralice douglas durval edgar edilene edilson edinaldo edite edith
  edivaldo edmilson edna edson eduarda eduardo efigenia elaine elena eliana eliane elias eliezer elisa elisabete elisangela eliseu
  elizabete elizabeth eloisa elton elza emanuel emanuela emerson emilia emilio enrico enzo erica erick erika ernesto ester
  estevao eugenia eugenio eunice eva evandro evelyn everton expedita expedito fabiana fabiano fabio fabricio fatima felipe
  fernanda fernando filipe flavia flavio francielle francisca francisco franciele gabriel gabriela geovana geraldo germano gerson
  gilberto gilmar gilson gilvan giovana giovanna giovanni gisele giselle gislaine glaucia gloria graca gracas graziela guilherme
  gustavo heitor helena helio heloisa henrique hercilia hilda hugo humberto iago iara igor ilda ilma inacio ines ingrid iolanda
  iracema irene iris isaac isabel isabela isabella isadora ismael israel itamar ivan ivana ivanete ivete ivo ivone izabel jacira
  jackson jacqueline jaime jair jairo jamile janaina jane janete jaqueline jean jefferson jeferson jessica joana joao joaquim
  joaquina joelma joel jonas jonathan jorge jose josefa josefina joseli joselito josiane josue joyce juarez julia juliana juliano
  julieta julio juraci jurema jussara karen karina karine karla katia kelly kevin laercio laercia laila laís lais larissa laura
  lauro lavinia lazaro leandro leda leila leonardo leonor leticia levi lia lidia lilian liliana lindalva livia lorena lorenzo
  lourdes lourenco luan luana lucas lucelia lucia luciana luciane luciano lucilia lucimar lucinda lucineia lucio ludmila luis luisa
  luiz luiza luzia luzinete madalena magali maira maisa manoel manoela manuel manuela mara marcel marcela marcelo marcia marcio
  marco marcos margareth margarida maria mariana mariane mario marilda marilene marilia marina marinalva marinete marisa maristela
  marlene marli marta martha marcus mateus matheus maura mauricio mauro maximiliano mayara melissa mercedes messias micaela michael
  michel michele michelle miguel milena milton mirella miriam moacir moises monica murilo nadia nair natalia natan natanael
  nathalia neide neiva nelson neusa neuza newton nicolas nicole nilda nilson nilton nilza nina noel noemi norma odair odete olavo
  olga olinda olivia orlando oscar osmar osvaldo oswaldo otavio pamela paola patricia paula paulina paulo pedro penha pietra pietro
  priscila quiteria rafael rafaela raimunda raimundo ramon raphael raquel raul rayane rebeca regiane regina reginaldo reinaldo
  renan renata renato ricardo rita roberta roberto robson rodolfo rodrigo rogerio romulo ronaldo roque rosa rosalia rosana
  rosangela rosaria rosario roseli rosemary rosilda rosilene rosimeire rosineide ruan rubens rute ruth sabrina salete salvador
  samanta samara samuel sandra sandro santina sara sarah saulo sebastiana sebastiao selma sergio severina severino sheila sidnei
  sidney silas silvana silvia silvio simao simone sofia solange sonia sophia soraia stefany suelen sueli susana suzana tainara
  tais talita tamara tania tarcisio tatiana tatiane teresa teresinha tereza terezinha thais thales thalita theo thiago tiago
  tomas tomaz ubirajara ulisses umberto uriel valdeci valdemar valdir valdirene valentina valeria valerio valmir vanda vanderlei
  vanessa vania vera veronica vicente victor victoria vilma vinicius virginia vitor vitoria vivian viviane wagner waldemar walter
  wallace wanda wanderson washington welington wellington wesley wilian william williams wilma wilson yago yara yasmin yuri zelia
  zilda zenaide zuleica`.split(/\s+/),
);
