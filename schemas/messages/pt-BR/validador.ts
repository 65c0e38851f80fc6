/** Validators of custom fields: why an expression does not serve, and what a test said. */
export const validador = {
  recusa: '{motivo}',
  recusaEm: '{motivo} Veja a posição {posicao}.',
  regex: {
    invalida: 'Esta não é uma expressão regular válida.',
    colchete: 'Falta fechar um colchete.',
    parentese: 'Falta fechar um parêntese.',
    parenteseSobra: 'Há um parêntese que fecha sem ter sido aberto.',
    intervalo: 'Um conjunto de caracteres não existe ou está invertido.',
    escape: 'Este uso da barra invertida não é aceito. Referências a um grupo anterior também não.',
    barraFinal: 'A expressão termina em uma barra invertida, sem o que vem depois dela.',
    repeticaoSemAlvo: 'Uma repetição não tem o que repetir.',
    repeticaoRepetida: 'Há uma repetição seguida de outra.',
    contagem: 'Esta contagem está invertida ou passa de 1.000.',
    naoAceita:
      'Esta construção não é aceita. Expressões que olham adiante ou atrás podem demorar sem limite; escreva sem elas.',
  },
  feel: {
    incompleta: 'A condição está incompleta.',
    naoEsperado: 'Isto não era esperado aqui.',
    repeticao: 'Repetições e funções próprias não são aceitas em validadores.',
    funcao: 'A função {nome} não é aceita aqui, porque pode demorar sem limite. Use uma expressão regular.',
    semCampo: 'A condição usa {nome}, que não foi informado.',
    semResposta: 'A condição não respondeu sim nem não. Confira os tipos do que ela compara.',
    demorou: 'A condição demorou demais e foi interrompida.',
    longa: 'A condição passa de 2.000 letras. Divida-a.',
    funda: 'A condição tem partes dentro de partes demais. Divida-a.',
  },
  teste: {
    atende: '“{valor}” atende à regra.',
    naoAtende: '“{valor}” não atende. Quem preenche lerá: {mensagem}',
    numero: 'Escreva um número, como 12,5.',
    data: 'Escreva uma data, como 31/12/2026.',
    logico: 'Escreva Sim ou Não.',
    outros: 'Escreva um campo por linha, como prazo = 10.',
  },
} as const;
