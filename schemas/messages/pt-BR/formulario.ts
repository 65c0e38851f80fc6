/** Texts of forms that the server writes. */
export const formulario = {
  pagina: 'Página {n} de {total} do formulário preenchido',
  vazio: 'Não preenchido',
  arquivo: '{nome} preenchido.pdf',
  naoCabe: '{campo}: no PDF cabem {n} letras.',
  semPdf: 'O formulário não tem campos em um PDF.',
  semPreenchido: 'Esta versão não tem PDF preenchido.',
  planilha: {
    nome: 'Formulários',
    numero: 'Número',
    assunto: 'Assunto',
    fase: 'Fase',
    autor: 'Autor',
    unidade: 'Unidade',
    criadoEm: 'Criado em',
    concluidoEm: 'Concluído em',
  },
  semTexto: 'Em um formulário se preenchem os campos; o texto é o do modelo.',
  pdf: {
    invalido: 'O arquivo está danificado ou não é um PDF que se possa preencher.',
    protegido: 'O PDF pede uma senha para abrir. Envie uma cópia sem ela.',
    vazio: 'O PDF não tem páginas.',
    paginas: 'O PDF tem mais de 50 páginas. Envie só as do formulário.',
    xfa: 'É um formulário XFA, que só o programa da Adobe desenha. Salve-o como PDF comum, com campos (AcroForm), e envie de novo.',
    semCampos:
      'O PDF não tem campos a preencher. Crie-os em um editor de PDF ou faça o formulário só com os campos abaixo.',
    assinado: 'O PDF já foi assinado: preenchê-lo desfaria a assinatura. Envie o original em branco.',
    demorou: 'O PDF demora demais para abrir. Envie uma versão mais simples.',
    memoria: 'O PDF pede memória demais para abrir. Envie uma versão mais simples.',
  },
} as const;
