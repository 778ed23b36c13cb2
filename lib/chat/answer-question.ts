import type { Answer } from './answers/answer';
import { answerDeadlines } from './answers/deadlines';
import { answerDeductions, answerEligible } from './answers/deductions';
import { answerIssues, answerMissing } from './answers/issues';
import { answerLine } from './answers/line';
import { answerRate, answerRefund, answerWhyRefund } from './answers/refund';
import {
  aboutCopilot,
  askPerson,
  describeStatus,
  greeting,
  outsideOf,
  refusalOf,
  thanks,
} from './answers/talk';
import { answerTopic } from './answers/topic';
import { answerWhatIf } from './answers/what-if';
import { Evidence } from './tools/tool';
import type { ReturnView } from './return-view';
import { findOutside } from './scope';
import { normalize, understand } from './understand';

/** The default answer: an intent matcher over the tools, without any model. */
export async function answerQuestion(
  view: ReturnView,
  question: string,
): Promise<{ answer: Answer; evidence: Evidence }> {
  const evidence = new Evidence(view);
  return { answer: await answerWith(evidence, question), evidence };
}

async function answerWith(evidence: Evidence, question: string): Promise<Answer> {
  const intent = understand(question);
  const text = normalize(question);
  const outside = intent.kind === 'refuse' ? null : findOutside(text);
  if (outside !== null) return outsideOf(outside);
  const topic = () => answerTopic(evidence, question, text);
  switch (intent.kind) {
    case 'greeting':
      return greeting;
    case 'thanks':
      return thanks;
    case 'about-copilot':
      return aboutCopilot;
    case 'person':
      return askPerson;
    case 'refuse':
      return refusalOf(intent.why);
    case 'refund':
      return answerRefund(evidence);
    case 'why-refund':
      return answerWhyRefund(evidence);
    case 'rate':
      return answerRate(evidence, intent.which);
    case 'line':
      return answerLine(evidence, intent.form, intent.line);
    case 'what-if':
      return (await answerWhatIf(evidence, intent.lever, intent)) ?? topic();
    case 'missing':
      return answerMissing(evidence);
    case 'issues':
      return answerIssues(evidence);
    case 'deductions':
      return answerDeductions(evidence);
    case 'eligible':
      return (await answerEligible(evidence, text)) ?? topic();
    case 'deadlines':
      return answerDeadlines(evidence, intent.about);
    case 'status':
      return describeStatus(evidence.view.status);
    case 'topic':
      return topic();
  }
}
