export const help = `malote <comando>

  iniciar               inicia o Malote (npm start)
    --sem-demonstracao  instalação vazia, sem a organização de demonstração
  montar                monta as telas e o servidor, sem iniciar (ao atualizar um serviço)
  desenvolver           servidor e telas, recarregados a cada mudança (npm run dev)
  testar [arquivos]     todos os testes (npm test)
  varrer                cada tela em todos os temas e larguras (npm run varrer)
    --parte 3/8         só a terceira de oito partes
  pesar                 o que pesam as primeiras páginas (npm run pesar)
  campanha              mata servidor e banco sob trabalho, vez após vez (npm run campanha)
    --rodadas 50        quantas vezes de cada modo (20, se não se diz)
  mutantes [pasta]      altera uma regra por vez e diz o que os testes notam (npm run mutantes)
  conferir              formato, regras de código, tipos, arquivos gerados, testes (npm run check)
    --mudou             só do que mudou, com os testes que isso pede primeiro
    --sem-testes        tudo menos os testes
  gerar                 gera os tipos a partir dos esquemas e das migrações (npm run gen)
  medir                 mede o desempenho (npm run bench)
    --rapido            em cerca de 4 minutos
    --assinatura        só assinar com certificado e conferir, e um lote de 200 documentos
    --captura           só a leitura e a importação de arquivos
    --impressao         só um processo inteiro em PDF, de 500 e de 5.000 páginas
  registros …           novo, verificar, remover (npm run new:register)
  verificar-eventos     confere a cadeia de eventos, e os selos com os de MALOTE_SELO
    <arquivo ou selo>   com outros selos guardados fora do banco
  verificar-arquivos    confere os arquivos guardados
  assumir-volumes       aceita as pastas dos volumes como estão
  backup [destino]      copia banco e arquivos, com o Malote no ar
    --com-senha         cifra o backup
    --desde <anterior>  guarda só os arquivos que o anterior não tem
  restaurar <backup>    restaura em uma pasta de dados ou em DATABASE_URL
  mover <endereço>      muda o banco para um PostgreSQL seu (ou --para-embutido)
  chave                 faz e mostra uma chave nova da área restrita
  trabalhos             executa só os trabalhos em segundo plano
  agente                leva às páginas do Malote o token ou cartão desta máquina (docs/agente.md)
    --origem <endereço> o Malote cujas páginas se aceitam
    --modulo <arquivo>  o módulo PKCS#11 do fabricante

Variáveis (o que cada uma faz: README.md e docs/operacao.md):
  PORT, HOST, DATABASE_URL, TRUST_PROXY, MALOTE_DADOS, MALOTE_URL, MALOTE_CHAVE, MALOTE_RESOURCES, MALOTE_VOLUMES,
  MALOTE_HSM, MALOTE_HSM_VARIAVEIS, MALOTE_SMTP, MALOTE_CONEXOES, MALOTE_FUSO, MALOTE_LOG, MALOTE_METRICAS, MALOTE_BACKUP, MALOTE_BACKUP_SENHA,
  MALOTE_BACKUP_DIAS, MALOTE_SELO, MALOTE_ANTIVIRUS, MALOTE_SENHA_DEMONSTRACAO; segredos também em arquivos (MALOTE_CHAVE_FILE e outros)`;
