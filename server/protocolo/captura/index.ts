export { apresentar, apresentarVarias, miniatura } from './apresentar.ts';
export { capturar, capturarAgora } from './capturar.ts';
export { examinarCaptura, examine, keepMade, resumeCaptures, retomarCapturas } from './examinar.ts';
export { fileContent } from './file-content.ts';
export { lerCaptura, readFirstPages } from './leituras.ts';
export { refusal } from './receber.ts';
export { usar, type PreparedFile } from './usar.ts';
