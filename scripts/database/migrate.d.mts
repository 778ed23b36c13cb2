export function migrate(url: string, only?: readonly string[]): Promise<string[]>;
export function createDatabase(adminUrl: string, name: string): Promise<void>;
