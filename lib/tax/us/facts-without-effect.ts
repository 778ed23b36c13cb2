import { covers } from './coverage';

// Who and where: printed or filed, but no line is computed from them.
covers('address', 'presidentialCampaign', 'digitalAssets', 'thirdPartyDesignee', 'residency');
