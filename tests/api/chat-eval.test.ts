import { spawn } from 'node:child_process';
import path from 'node:path';
import { OpenAiStandIn } from '../setup/openai-stand-in';

/** `npm run eval -- chat` with a key: the questions go to the model, here one that invents a figure for each. */
const model = new OpenAiStandIn();

beforeAll(() => model.start());
afterAll(() => model.stop());

function runEval(): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/eval.ts', 'chat', '--fourth'],
    { cwd: path.resolve(__dirname, '../..'), env: { ...process.env, ...model.environment } },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}

it('runs against the model, and an invented figure reaches nobody', async () => {
  model.decide = (body) =>
    body.includes('"role":"tool"')
      ? { say: 'Your return was calculated from what you told us. You also get $77,777 more.' }
      : { call: 'explain_refund', input: {} };
  const { output } = await runEval();
  expect(model.bodies.length).toBeGreaterThan(100);
  // The sentence that holds stays, the other one goes.
  expect(Number(/With the model: (\d+) answers/.exec(output)?.[1])).toBeGreaterThan(50);
  expect(output).toMatch(/number fidelity:\s+100\.0 %/);
  expect(output).not.toContain('77,777');
  for (const secret of ['Ortiz', '400012346', 'Harbor Bakery', 'Birch Lane'])
    expect(model.bodies.filter((body) => body.includes(secret))).toEqual([]);
});
