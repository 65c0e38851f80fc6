/** Lines of a page, the first of the document being its title. */
type Pagina = readonly string[];

const linhasPorPagina = 44;
const letrasPorLinha = 92;

/** Cuts a paragraph where a line is full. */
const quebrar = (paragrafo: string): string[] => {
  const linhas: string[] = [];
  let linha = '';
  for (const palavra of paragrafo.split(' ')) {
    if (linha !== '' && linha.length + 1 + palavra.length > letrasPorLinha) {
      linhas.push(linha);
      linha = palavra;
    } else linha = linha === '' ? palavra : `${linha} ${palavra}`;
  }
  return [...linhas, linha];
};

/** Paragraphs over as many pages as they take. */
const paginar = (paragrafos: readonly string[]): Pagina[] => {
  const linhas = paragrafos.flatMap((paragrafo) => [...quebrar(paragrafo), '']);
  const paginas: Pagina[] = [];
  for (let de = 0; de < linhas.length; de += linhasPorPagina)
    paginas.push(linhas.slice(de, de + linhasPorPagina));
  return paginas;
};

const escrito = (texto: string): string => texto.replaceAll(/[\\()]/g, (sinal) => `\\${sinal}`);

const desenho = (titulo: string, linhas: Pagina, numero: number, total: number): string =>
  [
    'BT',
    `/N 13 Tf 64 780 Td (${escrito(titulo)}) Tj`,
    '/T 10 Tf 0 -28 Td 15 TL',
    ...linhas.map((linha) => `(${escrito(linha)}) Tj T*`),
    'ET',
    `BT /T 8 Tf 64 40 Td (${escrito(`${titulo} - folha ${numero} de ${total}`)}) Tj ET`,
  ].join('\n');

/** A PDF of text in fonts that every reader has, as a scanner that recognises words, or an office program, would leave. */
export const pdfDeTexto = (titulo: string, paragrafos: readonly string[]): Buffer => {
  const paginas = paginar(paragrafos);
  const fonte = (nome: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${nome} /Encoding /WinAnsiEncoding >>`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${paginas.length} /Kids [${paginas.map((_, i) => `${2 * i + 5} 0 R`).join(' ')}] >>`,
    fonte('Helvetica-Bold'),
    fonte('Helvetica'),
    ...paginas.flatMap((linhas, i) => {
      const tracado = desenho(titulo, linhas, i + 1, paginas.length);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${2 * i + 6} 0 R /Resources << /Font << /N 3 0 R /T 4 0 R >> >> >>`,
        `<< /Length ${tracado.length} >>\nstream\n${tracado}\nendstream`,
      ];
    }),
  ];
  let corpo = '%PDF-1.4\n';
  const lugares = objetos.map((objeto, i) => {
    const lugar = corpo.length;
    corpo += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return lugar;
  });
  const tabela = lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${corpo}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${tabela}trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${corpo.length}\n%%EOF\n`,
    'latin1',
  );
};
