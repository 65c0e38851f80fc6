/** Texts of the screen where a person signs with a certificate of their own. */
export const assinarCertificado = {
  arquivo: 'Arquivo do seu certificado (A1)',
  tipos: 'Arquivo .p12 ou .pfx. Ele é lido neste navegador e não sai dele.',
  escolhido: 'Arquivo: {nome}',
  trocar: 'Trocar de arquivo',
  senha: 'Senha do arquivo',
  senhaAjuda: 'A que protege o arquivo do certificado. Não é enviada nem guardada.',
  abrir: 'Abrir o certificado',
  fechar: 'Usar outro certificado',
  informeArquivo: 'Escolha o arquivo do certificado.',
  informeSenha: 'Digite a senha do arquivo.',
  problema: {
    senha: 'A senha não abre este arquivo.',
    formato: 'Não é um arquivo de certificado (.p12 ou .pfx) que se possa ler.',
    semChave: 'O arquivo não tem uma chave de assinatura que este navegador conheça.',
    cifra: 'O arquivo está protegido de um modo que este navegador não abre. Exporte-o de novo com AES-256.',
  },
  outroArquivo:
    'O que foi preparado não é o arquivo que você leu. Nada foi assinado. Recarregue a página e avise quem administra.',
  comoQuem: 'Você assina como',
  titular: 'Titular',
  cpf: 'CPF',
  emissor: 'Emitido por',
  validade: 'Válido até',
  autoridade: 'Autoridade de confiança',
  revogacao: 'Revogação',
  nivel: { QUALIFICADA: 'Assinatura eletrônica qualificada', AVANCADA: 'Assinatura eletrônica avançada' },
  base: {
    QUALIFICADA:
      'O certificado é da ICP-Brasil (Lei 14.063/2020, art. 4º, III; MP 2.200-2/2001, art. 10, § 1º): vale como a de próprio punho.',
    AVANCADA: 'O certificado não é da ICP-Brasil (Lei 14.063/2020, art. 4º, II).',
  },
  onde: 'A assinatura fica dentro do PDF, que se confere em qualquer leitor.',
  preparando: 'Preparando, conferindo e assinando',
  assinar: 'Assinar com certificado',
} as const;
