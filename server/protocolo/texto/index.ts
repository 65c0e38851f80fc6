export { readProtocolText } from './ler.ts';
export { askToRead, lerProtocolo, resumeProtocolReadings, retomarProtocolos } from './pedir.ts';
