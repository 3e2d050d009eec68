export function keptProgram(entry: string, store: string): Promise<string>;
export function keptModule(entry: string, store: string): Promise<string>;
export function runProgram(file: string): void;
